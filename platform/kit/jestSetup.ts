import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, which react-router and the router's helpers need at import time.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// What a test waits for takes longer where many tests share the processors; only one that fails waits so long.
configure({ asyncUtilTimeout: 20_000 });
