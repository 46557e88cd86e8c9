import { globSync, readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { remoteRelease, shellRelease } from './testing/releases.ts';
import { root } from '@artha/process/root';
import { checkPictures, problemOfIcon, problemOfSharePicture } from './checkPictures.ts';

const icon = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="icon" viewBox="0 0 8 8">${content}</svg>`;
const png = (width: number, height: number) => createCanvas(width, height).encodeSync('png');

describe('an icon', () => {
  test.each(globSync('mfe-*/src/screens/*/icon.svg', { cwd: root }))('%s is valid', (file) => {
    expect(problemOfIcon(readFileSync(`${root}/${file}`, 'utf8'))).toBeUndefined();
  });

  test('may use its own clip paths and the colours of the design', () => {
    const shapes = '<clipPath id="a"><path d="M0 0"/></clipPath><g clip-path="url(#a)" fill="var(--accent)"/>';
    expect(problemOfIcon(icon(shapes))).toBeUndefined();
  });

  test.each([
    ['a script', icon('<script>alert(1)</script>'), /<script>/],
    ['a script in capitals', icon('<SCRIPT>alert(1)</SCRIPT>'), /<SCRIPT>/],
    ['an element that is not a shape', icon('<foreignObject/>'), /<foreignObject>/],
    ['a style', icon('<style>*{}</style>'), /<style>/],
    ['a picture', icon('<image/>'), /<image>/],
    ['a link', icon('<a/>'), /<a>/],
    ['an event handler', icon('<path onload="alert(1)"/>'), /event handler/],
    ['an event handler after a slash', icon('<path/onload="alert(1)"/>'), /path|event handler/],
    ['a reference', icon('<path href="https://evil.example/"/>'), /refers to another file/],
    ['a URL', icon('<path fill="url(https://evil.example/#a)"/>'), /loads another file/],
    ['a document type', `<!DOCTYPE svg>${icon('')}`, /other content than elements/],
    ['an instruction', `<?xml-stylesheet href="a.css"?>${icon('')}`, /other content than elements/],
    ['no id', icon('').replace(' id="icon"', ''), /id="icon"/],
    ['no viewBox', icon('').replace(/ viewBox="[^"]*"/, ''), /viewBox/],
  ])('is refused with %s', (_, svg, problem) => {
    expect(problemOfIcon(svg)).toMatch(problem);
  });
});

describe('a share picture', () => {
  test('is a PNG of 1200 by 630', () => {
    expect(problemOfSharePicture(png(1200, 630))).toBeUndefined();
  });

  test('is refused in another size or format', () => {
    expect(problemOfSharePicture(png(600, 315))).toBe('is 600 by 315 pixels, not 1200 by 630');
    expect(problemOfSharePicture(Buffer.from('GIF89a'))).toBe('is not a PNG');
    expect(problemOfSharePicture(Buffer.from('89504e470d0a1a0a', 'hex'))).toBe('is not a PNG');
  });
});

describe('the pictures of a release', () => {
  const release = (pictures: { icon?: string; sharePicture?: string }) =>
    remoteRelease({ screens: { Tax: { browser: [], server: 'server/Tax.cjs', ...pictures } } });
  const files = new Map([
    ['browser/icon.svg', Buffer.from(icon(''))],
    ['browser/bad.svg', Buffer.from(icon('<script/>'))],
    ['browser/share.png', png(1200, 630)],
    ['browser/small.png', png(1, 1)],
  ]);

  test('are accepted if they are valid or if there are none', () => {
    for (const pictures of [{}, { icon: 'icon.svg' }, { icon: 'icon.svg', sharePicture: 'share.png' }]) {
      expect(() => {
        checkPictures(release(pictures), files);
      }).not.toThrow();
    }
    expect(() => {
      checkPictures(shellRelease(), files);
    }).not.toThrow();
  });

  test.each([
    [{ icon: 'bad.svg' }, /RE-12: tax: bad\.svg contains <script/],
    [{ sharePicture: 'small.png' }, /RE-12: tax: small\.png is 1 by 1 pixels/],
    [{ icon: 'missing.svg' }, /RE-12: tax: missing\.svg is not among its files/],
  ])('are refused: %o', (pictures, reason) => {
    expect(() => {
      checkPictures(release(pictures), files);
    }).toThrow(reason);
  });
});
