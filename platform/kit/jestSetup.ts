import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, which react-router and the router's helpers need at import time.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Waiting takes longer while many tests share the processors; only a failing test waits this long.
configure({ asyncUtilTimeout: 20_000 });
