import { StatementRefusal } from '@artha/statements/engine';
import type { Reply } from './deviceMessages.ts';

/** Answers a request. A refusal of the engine is an answer too; an inspection answers with what is known. */
export function replyTo({ kind }: { readonly kind: 'convert' | 'inspect' | 'anonymise' }, answer: () => Reply): Reply {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof StatementRefusal)) return { kind: 'failed' };
    if (kind === 'inspect') {
      return { kind: 'inspection', ...(error.code === 'password-needed' && { needsPassword: true }) };
    }
    const { code, message, detail } = error;
    return { kind: 'refused', code, message, ...(detail && { detail }) };
  }
}
