type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The person's actions before hydration: the early script records them, the shell replays them. */
interface EarlyRecord {
  /** Intercepted clicks and submits, in order. */
  readonly held: { readonly region: Element; readonly control: Element; readonly type: string }[];
  /** Fields that were changed, with their last value. */
  readonly fields: Map<Field, string>;
  /** Whether the shell runs. It then reports failures itself. */
  isShellRunning: boolean;
  /** Whether clicks and submits are left to the browser, because nothing is going to replay them. */
  isReleased: boolean;
  /** Says that the page did not load completely; on the page once `release` was called. */
  notice?: Element;
  /**
   * Gives the page back to the browser and says so, unless the shell runs or it was done already.
   * @param code of the failure, for support.
   */
  release(code?: string): void;
}

interface Window {
  /** The texts of the early script, in the language of the page: `EarlyTexts`. */
  __earlyTexts: { readonly incomplete: string; readonly incompleteForm: string; readonly reload: string };
  __early?: EarlyRecord;
}

declare module '*?inline' {
  const script: string;
  export default script;
}
