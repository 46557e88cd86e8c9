import { Button, TextField } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { addCategory, MAX_CATEGORY_NAME } from '../../../domain/categories/ownCategories.ts';
import { usePlanningTexts } from '../../../texts/planningTexts.ts';
import type { Kept } from '../useKept.ts';
import { Entries, Fields, PlanningSection } from './Planning.styles.ts';

/** Properties of `OwnCategories`. */
export interface OwnCategoriesProps {
  readonly own: Kept<string>;
}

/** The categories that the person named, and a field for another. */
export function OwnCategories({ own: { entries, isRemembered, keep } }: OwnCategoriesProps): ReactElement {
  const texts = usePlanningTexts();
  const words = texts.ownCategories;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  return (
    <PlanningSection>
      <h2>{words.title}</h2>
      <p>{words.lead(isRemembered)}</p>
      <Fields
        onSubmit={(event) => {
          event.preventDefault();
          const added = addCategory(entries, typed);
          setError('fault' in added ? words.faults[added.fault] : undefined);
          if ('fault' in added) return;
          keep(added.own);
          setTyped('');
        }}
      >
        <TextField
          label={words.name}
          value={typed}
          required
          maxLength={MAX_CATEGORY_NAME}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <Button type="submit">{words.add}</Button>
      </Fields>
      <Entries aria-label={words.title}>
        {entries.map((name) => (
          <li key={name}>
            <span>{name}</span>
            <Button
              variant="secondary"
              aria-label={words.removeCategory(name)}
              onClick={() => {
                keep(entries.filter((other) => other !== name));
              }}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </Entries>
    </PlanningSection>
  );
}
