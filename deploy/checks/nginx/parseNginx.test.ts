import { parseNginx } from './parseNginx.ts';

test('directives have parameters, blocks and lines', () => {
  const text = `# a comment; with {marks}
map $uri $policy {
  ~^/(a|b)/ "x; y";
  default '';
}
server {
  listen 80;
  location ~ ^/a\\.b$ { return 404 'no "file"\\n'; }
  types {}
}`;
  expect(parseNginx(text)).toEqual([
    {
      name: 'map',
      parameters: ['$uri', '$policy'],
      line: 2,
      block: [
        { name: '~^/(a|b)/', parameters: ['x; y'], line: 3 },
        { name: 'default', parameters: [''], line: 4 },
      ],
    },
    {
      name: 'server',
      parameters: [],
      line: 6,
      block: [
        { name: 'listen', parameters: ['80'], line: 7 },
        {
          name: 'location',
          parameters: ['~', '^/a\\.b$'],
          line: 8,
          block: [{ name: 'return', parameters: ['404', 'no "file"\\n'], line: 8 }],
        },
        { name: 'types', parameters: [], line: 9, block: [] },
      ],
    },
  ]);
});

test('a variable may be written in braces', () => {
  expect(parseNginx('return 308 ${page}x;')).toEqual([{ name: 'return', parameters: ['308', '${page}x'], line: 1 }]);
});

test.each([
  ['server {\n listen 80;', 'Line 1'],
  ['listen 80', 'Line 1'],
  ['server { listen 80 }', 'Line 1'],
  ['a b;\n}', 'Line 2'],
  ['a b;\n;', 'Line 2'],
  ['{}', 'Line 1'],
])('%j is rejected', (text, words) => {
  expect(() => parseNginx(text)).toThrow(words);
});
