import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenPictures } from './screenPictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-pictures-'));
const screen = join(folder, 'src/screens/tax');

const write = (file: string, content: string) => {
  writeFileSync(join(screen, file), content);
};

beforeEach(() => {
  mkdirSync(screen, { recursive: true });
  write('Tax.tsx', '');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the pictures of a screen', () => {
  test('are empty if there are none beside it', () => {
    write('logo.svg', '<svg/>');
    expect(screenPictures(folder, 'Tax')).toEqual({});
  });

  test('are its unchanged icon and share picture', () => {
    write('icon.svg', '<svg/>');
    write('share.png', 'png');
    const { icon, sharePicture } = screenPictures(folder, 'Tax');
    expect(icon?.name).toMatch(/^Tax\.icon\.[0-9a-f]{8}\.svg$/);
    expect(sharePicture?.name).toMatch(/^Tax\.share\.[0-9a-f]{8}\.png$/);
    expect([icon?.content.toString(), sharePicture?.content.toString()]).toEqual(['<svg/>', 'png']);
  });

  test('only have another address if they change, because browsers cache them for a year', () => {
    const nameOf = (content: string) => {
      write('icon.svg', content);
      return screenPictures(folder, 'Tax').icon?.name;
    };
    const first = nameOf('<svg/>');
    expect(nameOf('<svg />')).not.toBe(first);
    expect(nameOf('<svg/>')).toBe(first);
  });
});
