import { requestIdOf, traceIdOf } from './requestId.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the id of a request', () => {
  test.each([traceId, '6f1c2a3e-0a0b-4c0d-8e0f-001122334455'])('is the one from a gateway: %s', (given) => {
    expect(requestIdOf({ headers: { 'x-request-id': given } })).toBe(given);
  });

  test.each([undefined, '', 'asha@artha.example', '9876543210', `${traceId}${traceId}`])(
    'is a new one if the given one is %p, which may contain something about a person',
    (given) => {
      const headers = given === undefined ? {} : { 'x-request-id': given };
      expect(requestIdOf({ headers })).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    },
  );
});

describe('the id of a trace', () => {
  test('is that of traceparent', () => {
    expect(traceIdOf({ headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })).toBe(traceId);
  });

  test.each(['', 'asha', `00-${traceId}-00f067aa0ba902b7`, `00-${traceId}-00f067aa0ba902b7-01, x`])(
    'is undefined if traceparent is %p',
    (traceparent) => {
      expect(traceIdOf({ headers: { traceparent } })).toBeUndefined();
    },
  );
});
