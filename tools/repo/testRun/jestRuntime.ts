import JestRuntime from 'jest-runtime';
import vm from 'node:vm';
import { keepScripts } from './compiledScripts.ts';

// Every test file has its own context, in which Jest compiles React, jsdom's helpers and our modules again.
vm.compileFunction = keepScripts(vm.compileFunction);

export { JestRuntime as 'module.exports' };
