import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, which react-router and the router's helpers need at import time.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Where tests share processors with a build, what a test waits for may take longer than a second.
configure({ asyncUtilTimeout: 8000 });
