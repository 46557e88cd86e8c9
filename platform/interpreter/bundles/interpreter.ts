import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core';
import { bundleStart } from './bundleStart.ts';
import { readGuest, readStreams } from './guestFiles.ts';
import { provideHostFunctions } from './hostFunctions.ts';
import type { BaseBundle, BundlesRequest, BundleTask, GuestProgram } from './bundleRequest.ts';

const WASM_PAGE_BYTES = 64 * 1024;
/** Memory of the interpreter itself, besides that of the code. */
const INTERPRETER_BYTES = 32 * 1024 * 1024;
const INITIAL_BYTES = 16 * 1024 * 1024;
/** Microtasks between two checks of the clock. */
const JOBS_AT_ONCE = 1_000;

/** A task exceeded a limit; the interpreter can no longer be used. */
export class LimitReached extends Error {}

type Limits = BundlesRequest['limits'];

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * JavaScript without a host: QuickJS, compiled to WebAssembly. Its code can only reach its own memory and the host
 * functions, and can only return text.
 */
export class Interpreter {
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  readonly #guest: QuickJSHandle;
  readonly #memory: WebAssembly.Memory;
  readonly #limits: Limits;
  #endCpuMs = Infinity;

  private constructor(runtime: QuickJSRuntime, memory: WebAssembly.Memory, limits: Limits, program: GuestProgram) {
    this.#runtime = runtime;
    this.#memory = memory;
    this.#limits = limits;
    runtime.setMemoryLimit(limits.memoryBytes);
    runtime.setMaxStackSize(limits.stackBytes);
    const isTimeUp = () => usedCpuMs() > this.#endCpuMs;
    runtime.setInterruptHandler(isTimeUp);
    this.#context = runtime.newContext();
    provideHostFunctions(this.#context, isTimeUp);
    const [main, ...extensions] = [...readGuest(), program].map(({ name, code }) =>
      this.#context.unwrapResult(this.#context.evalCode(code, name)),
    );
    if (!main) throw new Error('The interpreter has no program of its own.');
    this.#guest = main;
    for (const extension of extensions) {
      const result = this.#context.callFunction(extension, this.#context.undefined, main);
      this.#context.unwrapResult(result).dispose();
      extension.dispose();
    }
  }

  /**
   * @param program of the tasks: a function that adds to the `tasks` of the guest, by their kinds.
   * @param image of another interpreter with the same limits and program: this one continues from there.
   */
  static async create(limits: Limits, program: GuestProgram, image?: Uint8Array): Promise<Interpreter> {
    const bytes = Math.max(INITIAL_BYTES, image?.length ?? 0);
    // A limit that holds even if the interpreter counts its memory wrongly.
    const wasmMemory = new WebAssembly.Memory({
      initial: Math.ceil(bytes / WASM_PAGE_BYTES),
      maximum: Math.ceil((limits.memoryBytes + INTERPRETER_BYTES) / WASM_PAGE_BYTES),
    });
    const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
    const interpreter = new Interpreter(quickJs.newRuntime(), wasmMemory, limits, program);
    if (image) interpreter.restore(image);
    return interpreter;
  }

  /**
   * A copy of its memory between two calls, without the zeros at the end: its whole state. New interpreters of the same
   * program in the same environment allocate the same addresses, so an image also fits another one.
   */
  takeImage(): Uint8Array {
    const bytes = new Uint8Array(this.#memory.buffer);
    let end = bytes.length;
    while (bytes[end - 1] === 0) end -= 1;
    return bytes.slice(0, end);
  }

  /** Goes back to the state of an image: nothing is left of what ran since. */
  restore(image: Uint8Array): void {
    const bytes = new Uint8Array(this.#memory.buffer);
    bytes.set(image);
    bytes.fill(0, image.length);
  }

  /**
   * Evaluates the bundle that shares its modules with the others.
   * @throws what the bundle throws.
   */
  loadBase({ name, path, code }: BaseBundle): void {
    this.#startClock();
    this.#context.unwrapResult(this.#context.evalCode(readStreams(), 'guestStreams.js')).dispose();
    const factory = this.#compile(code, path);
    if (typeof factory === 'string') throw new Error(factory);
    this.#call('loadBase', factory, this.#context.newString(name));
  }

  /** @param json JSON of what every task gets. */
  setData(json: string): void {
    this.#startClock();
    this.#call('setData', this.#context.newString(json));
  }

  /** Evaluates a bundle; an error becomes the response to the tasks that need it. */
  loadBundle(code: string, path: string): void {
    this.#startClock();
    const name = this.#context.newString(path);
    const factory = this.#compile(code, path);
    if (typeof factory === 'string') this.#call('failBundle', this.#context.newString(factory), name);
    else this.#call('loadBundle', factory, name);
  }

  /**
   * Runs a task to its end.
   * @returns JSON of an `Answer`, unless the bundle wrote something else.
   * @throws LimitReached if it exceeds a limit.
   */
  run(task: BundleTask): string {
    this.#startClock();
    this.#call('start', this.#context.newString(JSON.stringify(task)));
    for (;;) {
      this.#runJobs();
      const result = this.#call('takeResult');
      if (result !== '') return result;
      if (this.#call('runTimer') === 'none')
        return JSON.stringify({ error: 'Rendering never finished: a promise is still pending.' });
    }
  }

  #startClock(): void {
    this.#endCpuMs = usedCpuMs() + this.#limits.taskCpuMs;
  }

  /** Wraps a CommonJS bundle in a function; reports a syntax error. */
  #compile(code: string, filename: string): QuickJSHandle | string {
    const result = this.#context.evalCode(`${bundleStart}${code}\n})`, filename);
    return result.error ? this.#describe(result.error) : result.value;
  }

  /** Runs all pending jobs of promises. */
  #runJobs(): void {
    while (this.#runtime.hasPendingJob()) {
      const result = this.#runtime.executePendingJobs(JOBS_AT_ONCE);
      // A promise catches errors of its code; an error here means that time or memory is used up.
      if (result.error) throw new LimitReached(`It exceeds a limit: ${this.#describe(result.error)}`);
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

  /** Reads a text from the interpreter; code may have replaced it by something else. */
  #textOf(handle: QuickJSHandle): string {
    if (this.#context.typeof(handle) !== 'string') throw new Error('It returns no text.');
    const length = this.#context.getProp(handle, 'length').consume((value) => this.#context.getNumber(value));
    if (length > this.#limits.answerLength) {
      throw new LimitReached(`It returns ${length} characters; ${this.#limits.answerLength} are allowed.`);
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
