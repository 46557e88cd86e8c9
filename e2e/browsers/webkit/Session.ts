import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { DriverError, type Driver } from './Driver.ts';
import { Tab } from './Tab.ts';

const commandSchema = v.object({ id: v.number(), method: v.string(), params: v.unknown() });
const targetSchema = v.object({ context: v.string() });
const callSchema = v.object({
  target: v.union([targetSchema, v.object({ realm: v.string() })]),
  functionDeclaration: v.optional(v.string()),
  expression: v.optional(v.string()),
  arguments: v.optional(v.array(v.unknown()), []),
  resultOwnership: v.optional(v.string()),
  awaitPromise: v.boolean(),
});
const userSchema = v.object({ userContext: v.string() });
const viewportSchema = v.object({ viewport: v.object({ width: v.number(), height: v.number() }) });
const actionsSchema = v.object({ context: v.string(), actions: v.array(v.unknown()) });
const filesSchema = v.object({
  context: v.string(),
  element: v.object({ sharedId: v.string() }),
  files: v.array(v.string()),
});

/** The names under which Playwright passes functions as text to functions that it calls. */
const FUNCTION_TEXTS = new Set(['functionText', 'callbackText']);

const textSchema = v.object({ type: v.literal('string'), value: v.string() });
const entrySchema = v.object({
  type: v.literal('object'),
  value: v.tuple([v.tuple([textSchema, textSchema]), v.tuple([textSchema, textSchema])]),
});

/** The functions that arguments hold as text. */
function functionTexts(value: unknown): string[] {
  const entry = v.safeParse(entrySchema, value);
  if (entry.success) {
    const [[, name], [, text]] = entry.output.value;
    return FUNCTION_TEXTS.has(name.value) ? [text.value, `(${text.value})`] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(functionTexts) : [];
}

/** All that Playwright may evaluate while a function runs: the fourth argument is one that a test calls. */
function evaluatedTexts(args: readonly unknown[]): string[] {
  const called = v.safeParse(textSchema, args[3]);
  return [...(called.success ? [called.output.value] : []), ...functionTexts(args)];
}

interface Opened {
  readonly tab: Tab;
  readonly driver: Driver;
  readonly userContext: string;
}

/**
 * A session of WebDriver BiDi, as far as Playwright needs it for journeys, on a browser that only knows WebDriver. What
 * is missing: interceptions, scripts before those of the page, frames, downloads and the console.
 */
export class Session {
  readonly #startDriver: () => Promise<Driver>;
  readonly #send: (message: object) => void;
  readonly #tabs = new Map<string, Opened>();
  #viewport = { width: 1280, height: 900 };

  /**
   * @param startDriver starts a browser for a tab.
   * @param send passes a message to Playwright.
   */
  constructor(startDriver: () => Promise<Driver>, send: (message: object) => void) {
    this.#startDriver = startDriver;
    this.#send = send;
  }

  /** Carries out a command of Playwright. */
  async handle(text: string): Promise<void> {
    const { id, method, params } = v.parse(commandSchema, JSON.parse(text));
    try {
      this.#send({ type: 'success', id, result: (await this.#answer(id, method, params)) ?? {} });
    } catch (error) {
      const code = error instanceof DriverError ? error.error : 'unknown error';
      this.#send({ type: 'error', id, error: code, message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Closes all tabs. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.#tabs.values()].map(({ tab }) => tab.close()));
    this.#tabs.clear();
  }

  readonly #emit = (method: string, params: object): void => {
    this.#send({ type: 'event', method, params });
  };

  #tabOf(params: unknown): Opened {
    const { context } = v.parse(targetSchema, params);
    const opened = this.#tabs.get(context);
    if (!opened) throw new DriverError('no such frame', context);
    return opened;
  }

  async #answer(id: number, method: string, params: unknown): Promise<object | undefined> {
    switch (method) {
      case 'session.new':
        return { sessionId: randomUUID(), capabilities: { browserVersion: '', userAgent: '' } };
      case 'browser.createUserContext':
        return { userContext: randomUUID() };
      case 'network.addIntercept':
        return { intercept: randomUUID() };
      case 'script.addPreloadScript':
        return { script: randomUUID() };
      case 'storage.getCookies':
        return { cookies: [] };
      case 'browser.close':
        await this.close();
        setTimeout(() => process.exit(0), 100);
        return {};
      case 'browsingContext.create':
        return { context: await this.#open(v.parse(userSchema, params).userContext) };
      case 'browsingContext.close':
        await this.#close(this.#tabOf(params));
        return {};
      case 'browser.removeUserContext': {
        const { userContext } = v.parse(userSchema, params);
        const tabs = [...this.#tabs.values()].filter((opened) => opened.userContext === userContext);
        await Promise.all(tabs.map((opened) => this.#close(opened)));
        return {};
      }
      case 'browsingContext.navigate':
        return {
          navigation: await this.#tabOf(params).tab.navigate(v.parse(v.object({ url: v.string() }), params).url),
        };
      case 'browsingContext.reload':
        await this.#tabOf(params).tab.go('refresh');
        return {};
      case 'browsingContext.traverseHistory':
        await this.#tabOf(params).tab.go(
          v.parse(v.object({ delta: v.number() }), params).delta < 0 ? 'back' : 'forward',
        );
        return {};
      case 'browsingContext.setViewport':
        this.#viewport = v.parse(viewportSchema, params).viewport;
        if (v.is(targetSchema, params)) await this.#resize(this.#tabOf(params).driver);
        return {};
      case 'browsingContext.captureScreenshot':
        return { data: await this.#tabOf(params).driver.get('/screenshot') };
      case 'input.performActions': {
        const { actions } = v.parse(actionsSchema, params);
        await this.#tabOf(params).tab.act(actions);
        return {};
      }
      case 'input.setFiles': {
        const { element, files } = v.parse(filesSchema, params);
        await this.#tabOf(params).tab.setFiles(element.sharedId, files);
        return {};
      }
      case 'script.evaluate':
      case 'script.callFunction':
        return this.#call(id, v.parse(callSchema, params));
      default:
        return {};
    }
  }

  async #open(userContext: string): Promise<string> {
    const driver = await this.#startDriver();
    await this.#resize(driver);
    const tab = new Tab(driver, this.#emit);
    this.#tabs.set(tab.context, { tab, driver, userContext });
    this.#emit('browsingContext.contextCreated', {
      context: tab.context,
      userContext,
      url: 'about:blank',
      parent: null,
      originalOpener: null,
      children: [],
    });
    await tab.look();
    tab.watch();
    return tab.context;
  }

  async #close({ tab }: Opened): Promise<void> {
    this.#tabs.delete(tab.context);
    await tab.close();
    this.#emit('browsingContext.contextDestroyed', { context: tab.context, parent: null });
  }

  /** Makes the page as large as Playwright wants it: the window is larger by its frame. */
  async #resize(driver: Driver): Promise<void> {
    const { width, height } = this.#viewport;
    await driver.post('/window/rect', { width, height });
    const inner = await driver.run('return [outerWidth - innerWidth, outerHeight - innerHeight]');
    const [right = 0, bottom = 0] = v.parse(v.array(v.number()), inner);
    if (right > 0 || bottom > 0) await driver.post('/window/rect', { width: width + right, height: height + bottom });
  }

  async #call(id: number, call: v.InferOutput<typeof callSchema>): Promise<object> {
    const { tab } = 'context' in call.target ? this.#tabOf(call.target) : this.#onlyTab();
    const answer = await tab.call({
      id,
      source: call.functionDeclaration ?? `() => (${call.expression?.trim().replace(/;$/, '') ?? ''}\n)`,
      evaluates: evaluatedTexts(call.arguments),
      args: call.arguments,
      keepsResult: call.resultOwnership === 'root',
      awaitsPromise: call.awaitPromise,
    });
    return v.parse(v.looseObject({ type: v.string() }), answer);
  }

  #onlyTab(): Opened {
    const [opened] = this.#tabs.values();
    if (!opened) throw new DriverError('no such frame', 'There is no tab.');
    return opened;
  }
}
