import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, which react-router and the router's helpers need at import time.
Object.assign(globalThis, { TextDecoder, TextEncoder });
