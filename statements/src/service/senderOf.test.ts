import { senderOf } from './senderOf.ts';

const headers = { 'user-agent': 'A', 'accept-language': 'hi-IN', 'sec-ch-ua-platform': '"Android"' };
const ip = '203.0.113.1';
const { client } = senderOf({ ip, headers });

test('a client is known again by what its browser sends each time, whatever else it sends', () => {
  expect(senderOf({ ip, headers: { ...headers, 'content-length': '7', cookie: 'a=1', 'x-request-id': 'b' } })).toEqual({
    network: ip,
    client,
  });
});

test.each(['user-agent', 'accept-language', 'sec-ch-ua-platform'])('clients with another %s are told apart', (name) => {
  expect(senderOf({ ip, headers: { ...headers, [name]: 'B' } }).client).not.toBe(client);
});

test('a digest stays as short with long headers, and values do not run into each other', () => {
  expect(senderOf({ ip, headers: { 'user-agent': 'a'.repeat(100_000) } }).client).toHaveLength(12);
  expect(senderOf({ ip, headers: { 'user-agent': 'ab' } }).client).not.toBe(
    senderOf({ ip, headers: { 'user-agent': 'a', 'accept-language': 'b' } }).client,
  );
});
