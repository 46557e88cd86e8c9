import type { Ais } from '../../domain/forms/ais.ts';
import type { Named } from '../../domain/forms/combineDocuments.ts';
import type { Form16 } from '../../domain/forms/form16.ts';

/** Properties of `FormResult`: the documents that were read, with the names of their files. */
export interface FormResultProps {
  readonly forms: readonly Named<Form16>[];
  readonly statements: readonly Named<Ais>[];
}
