import { Dialog } from '@artha/shared/design';
import { memo, type ReactElement } from 'react';
import { glossary } from '../../domain/glossary.ts';
import { dialogId } from './dialogId.ts';
import { Definitions } from './TermDialogs.styles.ts';

/**
 * The dialog of every term, whatever the search shows: a link to any term opens, and the page holds every definition.
 * Nothing in it changes, so typing does not render it again.
 */
export const TermDialogs = memo(function TermDialogs(): ReactElement {
  return (
    <Definitions>
      {glossary.map(({ id, term, definition }) => (
        <Dialog key={id} id={dialogId(id)} title={term} aside={<a href={`#${id}`}>Link to this term</a>}>
          {definition}
        </Dialog>
      ))}
    </Definitions>
  );
});
