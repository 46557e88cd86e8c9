import { ToolHeading } from '@artha/shared/design';
import { useId, type ComponentType, type ReactElement, type ReactNode } from 'react';
import {
  SpecimenHead,
  SpecimenRow,
  SpecimenSection,
  Sheet,
  Sheets,
  SpecimenShown,
  StateName,
} from './Specimen.styles.ts';
import type { Theme } from '../../domain/tokens.ts';

const themes = ['light', 'dark'] as const;

/** Properties of `Block`. */
export interface BlockProps {
  /** The theme that it is shown in; it also makes the ids of the two copies different. */
  readonly theme: Theme;
}

/** Properties of `Specimen`. */
export interface SpecimenProps {
  readonly name: string;
  /** The purpose of the subject, in a sentence. */
  readonly purpose: string;
  readonly block: ComponentType<BlockProps>;
}

/** One subject of the design, on paper and on near-black. */
export function Specimen({ name, purpose, block: Block }: SpecimenProps): ReactElement {
  const headingId = useId();
  return (
    <SpecimenSection id={name.toLowerCase().replaceAll(' ', '-')} aria-labelledby={headingId}>
      <SpecimenHead>
        <ToolHeading id={headingId}>{name}</ToolHeading>
        <p>{purpose}</p>
      </SpecimenHead>
      <Sheets>
        {themes.map((theme) => (
          <Sheet key={theme} $theme={theme}>
            <Block theme={theme} />
          </Sheet>
        ))}
      </Sheets>
    </SpecimenSection>
  );
}

/** Properties of `State`. */
export interface StateProps {
  /** The name of the state, at the left. */
  readonly name: string;
  /** Puts the name above instead, for wide content. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A primitive in one of its states. */
export function State({ name, wide = false, children }: StateProps): ReactElement {
  return (
    <SpecimenRow $wide={wide}>
      <StateName>{name}</StateName>
      <SpecimenShown $wide={wide}>{children}</SpecimenShown>
    </SpecimenRow>
  );
}
