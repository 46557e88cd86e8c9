import type { Proof } from './proof.ts';
import { withoutProof } from './proof.ts';

/** The proof of all accounts of a file. It has an opening and a closing balance only if there is one account. */
export function joinProofs(proofs: readonly Proof[]): Proof {
  const [first] = proofs;
  if (first === undefined) return withoutProof([]);
  if (proofs.length === 1) return first;
  const differences = new Set(proofs.flatMap((proof) => proof.differences ?? []));
  return {
    order: proofs.every(({ order }) => order === first.order) ? first.order : 'oldest first',
    statuses: proofs.flatMap(({ statuses }) => statuses),
    breaks: proofs.reduce((sum, { breaks }) => sum + breaks, 0),
    ...(differences.size > 0 && { differences: [...differences] }),
    openingPaise: undefined,
    closingPaise: undefined,
  };
}
