import { Table, type Column } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { contrast } from '../../domain/contrast.ts';
import { State, type BlockProps } from './Specimen.tsx';
import { TokenBar, Chip, Corner, TokenGroup, Mono, Radii, Sample, Spaces } from './Tokens.styles.ts';
import {
  colourGroups,
  radii,
  spaces,
  tokenValue,
  typeSizes,
  type ColourGroup,
  type Theme,
} from '../../domain/tokens.ts';

type Token = ColourGroup['tokens'][number];

function columnsOf({ on }: ColourGroup, theme: Theme): readonly Column<Token>[] {
  return [
    {
      head: 'Token',
      kind: 'name',
      cell: ({ name }) => (
        <>
          <Chip $token={name} />
          {name}
        </>
      ),
    },
    { head: 'Value', cell: ({ name }) => <Mono>{tokenValue(name, theme)}</Mono> },
    ...on.map((ground) => ({
      head: ground,
      kind: 'amount' as const,
      cell: ({ name }: Token) => contrast(tokenValue(name, theme), tokenValue(ground, theme)).toFixed(2),
    })),
    ...(on.length === 0 ? [{ head: 'Use', cell: ({ use }: Token) => use }] : []),
  ];
}

/** Colours with their contrast on their backgrounds. */
export function Colours({ theme }: BlockProps): ReactElement {
  return (
    <>
      {colourGroups.map((group) => (
        <TokenGroup key={group.name}>
          <Table caption={<h3>{group.name}</h3>} columns={columnsOf(group, theme)} rows={group.tokens} />
        </TokenGroup>
      ))}
    </>
  );
}

/** Sizes of type, each in its weight. */
export function Type(): ReactElement {
  return (
    <>
      {typeSizes.map(({ name, weight, use }) => (
        <State key={name} name={`${name} ${weight}`}>
          <Sample $size={name} $weight={weight}>
            {name === 'figure' ? '₹16,49,200' : use}
          </Sample>
        </State>
      ))}
    </>
  );
}

/** Steps of space, and corners. */
export function Shape(): ReactElement {
  return (
    <>
      <Spaces>
        {spaces.map((px) => (
          <li key={px}>
            {px}
            <TokenBar $px={px} />
          </li>
        ))}
      </Spaces>
      <Radii>
        {radii.map(({ px, use }) => (
          <li key={px}>
            <Corner $px={px} />
            {px} {use}
          </li>
        ))}
      </Radii>
    </>
  );
}
