import { accessSync, constants } from 'node:fs';

/** The paths at which systems install a Chromium; the one without windows, which needs the least, is first. */
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium of this machine: `CHROMIUM_PATH`, or where it is usually installed; undefined if none is. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, paths = usualPaths): string | undefined {
  return env['CHROMIUM_PATH'] ?? paths.find(isProgram);
}
