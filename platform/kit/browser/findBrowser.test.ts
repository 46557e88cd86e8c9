import { findBrowser } from './findBrowser.ts';

test('the named browser is used, or else the first that is installed', () => {
  expect(findBrowser({ CHROMIUM_PATH: '/opt/chromium' }, [process.execPath])).toBe('/opt/chromium');
  expect(findBrowser({}, ['/nothing/there', process.execPath])).toBe(process.execPath);
  expect(findBrowser({}, ['/nothing/there'])).toBeUndefined();
});
