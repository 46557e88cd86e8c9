import variant from '@jitl/quickjs-wasmfile-release-sync';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core';
import { provideHostFunctions } from './hostFunctions.ts';
import type { RenderRequest, RenderTask } from './renderRequest.ts';

const WASM_PAGE_BYTES = 64 * 1024;
/** What the interpreter needs besides the memory that it gives to code. */
const INTERPRETER_BYTES = 32 * 1024 * 1024;
const INITIAL_BYTES = 16 * 1024 * 1024;
/** Microtasks between two looks at the clock. */
const JOBS_AT_ONCE = 1_000;

const guestFile = join(import.meta.dirname, 'guest.js');

/** A task needed more than it may have; nothing more can be asked of the interpreter. */
export class LimitReached extends Error {}

type Limits = RenderRequest['limits'];

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * JavaScript without a host: QuickJS, itself compiled to WebAssembly. Code in it reaches its own memory and the host
 * functions, and nothing else; what it gives back is text.
 */
export class Interpreter {
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  readonly #guest: QuickJSHandle;
  readonly #limits: Limits;
  #endCpuMs = Infinity;

  private constructor(runtime: QuickJSRuntime, limits: Limits) {
    this.#runtime = runtime;
    this.#limits = limits;
    runtime.setMemoryLimit(limits.memoryBytes);
    runtime.setMaxStackSize(limits.stackBytes);
    runtime.setInterruptHandler(() => usedCpuMs() > this.#endCpuMs);
    this.#context = runtime.newContext();
    provideHostFunctions(this.#context);
    this.#guest = this.#context.unwrapResult(this.#context.evalCode(readFileSync(guestFile, 'utf8'), 'guest.js'));
  }

  static async create(limits: Limits): Promise<Interpreter> {
    // A bound that holds even where the interpreter counts its own memory wrongly.
    const wasmMemory = new WebAssembly.Memory({
      initial: INITIAL_BYTES / WASM_PAGE_BYTES,
      maximum: Math.ceil((limits.memoryBytes + INTERPRETER_BYTES) / WASM_PAGE_BYTES),
    });
    const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
    return new Interpreter(quickJs.newRuntime(), limits);
  }

  /**
   * Evaluates the shell's bundle, which carries React and everything shared.
   * @param pageJson JSON of the `PageDocument`.
   * @throws what the bundle throws.
   */
  loadShell(code: string, pageJson: string): void {
    this.#startClock();
    const factory = this.#compile(code, 'shell/server.cjs');
    if (typeof factory === 'string') throw new Error(factory);
    this.#call('loadShell', factory, this.#context.newString(pageJson));
  }

  /** Evaluates a bundle of a remote; what it throws is the answer to the tasks that need it. */
  loadBundle(code: string, path: string): void {
    this.#startClock();
    const name = this.#context.newString(path);
    const factory = this.#compile(code, path);
    if (typeof factory === 'string') this.#call('failBundle', this.#context.newString(factory), name);
    else this.#call('loadBundle', factory, name);
  }

  /**
   * Runs a task to its end.
   * @returns JSON of a `RenderAnswer`, as far as the remote did not write something else.
   * @throws LimitReached where it needs too much.
   */
  run(task: RenderTask): string {
    this.#startClock();
    this.#call('start', this.#context.newString(JSON.stringify(task)));
    for (;;) {
      this.#runJobs();
      const result = this.#call('takeResult');
      if (result !== '') return result;
      if (this.#call('runTimer') === 'none')
        return JSON.stringify({ error: 'It waits for something that never comes.' });
    }
  }

  #startClock(): void {
    this.#endCpuMs = usedCpuMs() + this.#limits.taskCpuMs;
  }

  /** The function that a CommonJS bundle is; what is wrong with it where it is none. */
  #compile(code: string, filename: string): QuickJSHandle | string {
    const result = this.#context.evalCode(`(function (module, exports, require) {${code}\n})`, filename);
    return result.error ? this.#describe(result.error) : result.value;
  }

  /** Runs what promises left to do, to the last. */
  #runJobs(): void {
    while (this.#runtime.hasPendingJob()) {
      const result = this.#runtime.executePendingJobs(JOBS_AT_ONCE);
      // A promise keeps what its code throws; what comes out here is that time or memory has ended.
      if (result.error) throw new LimitReached(`It needs too much: ${this.#describe(result.error)}`);
      result.dispose();
      this.#checkClock();
    }
  }

  #call(name: string, ...parameters: readonly QuickJSHandle[]): string {
    const method = this.#context.getProp(this.#guest, name);
    const result = this.#context.callFunction(method, this.#context.undefined, ...parameters);
    for (const handle of [method, ...parameters]) handle.dispose();
    this.#checkClock();
    if (result.error) throw new Error(this.#describe(result.error));
    const text = this.#textOf(result.value);
    result.dispose();
    return text;
  }

  /** A text of the interpreter; anything else that code may put in its place is no text. */
  #textOf(handle: QuickJSHandle): string {
    if (this.#context.typeof(handle) !== 'string') throw new Error('It gives back no text.');
    const length = this.#context.getProp(handle, 'length').consume((value) => this.#context.getNumber(value));
    if (length > this.#limits.answerLength) {
      throw new LimitReached(`It gives back ${length} characters; ${this.#limits.answerLength} are allowed.`);
    }
    return this.#context.getString(handle);
  }

  #describe(error: QuickJSHandle): string {
    const text = error.consume((value) => this.#context.getString(value)).slice(0, this.#limits.answerLength);
    this.#checkClock();
    return text;
  }

  #checkClock(): void {
    if (usedCpuMs() > this.#endCpuMs) {
      throw new LimitReached(`It takes more than ${this.#limits.taskCpuMs / 1000} s of processor time.`);
    }
  }
}
