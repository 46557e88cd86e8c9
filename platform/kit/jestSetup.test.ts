/** @jest-environment jsdom */
import './jestSetup.ts';

test('a canvas in a test has no context, and says nothing on the console', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const canvas = document.createElement('canvas');
  expect(canvas.getContext('2d')).toBeNull();
  expect(canvas.toDataURL()).toBe('data:,');
  const blobs: (Blob | null)[] = [];
  canvas.toBlob((blob) => {
    blobs.push(blob);
  });
  expect(blobs).toEqual([null]);
  expect(error).not.toHaveBeenCalled();
});
