import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commonStylesheets, importsStylesheets } from './findStylesheets.ts';

let folder = '';
const write = (file: string, content: string) => {
  writeFileSync(join(folder, 'src', file), content);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-styles-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('stylesheets of the folder and of packages are found, those of modules, comments and tests are not', () => {
  write('Tax.tsx', "import './tax.css';\nimport 'chart/style.css';\n// import './old.css';\n/* import './x.css' */");
  write('Other.tsx', "import './tax.css';\nimport styles from './bar.module.css';");
  write('Tax.test.tsx', "import './test.css';");
  write('Part.jsx', "import './part.css';");
  write('imports.d.ts', "import './types.css';");
  expect(commonStylesheets(folder)).toEqual([
    join(folder, 'src/tax.css'),
    join(folder, 'src/part.css'),
    'chart/style.css',
  ]);
});

test('a stylesheet that a package names without its ending is found', () => {
  const swiper = join(folder, 'node_modules/swiper');
  mkdirSync(swiper, { recursive: true });
  writeFileSync(join(swiper, 'package.json'), '{"exports":{"./css":"./swiper.css","./react":"./react.js"}}');
  writeFileSync(join(swiper, 'swiper.css'), '');
  writeFileSync(join(swiper, 'react.js'), '');
  write('Slides.tsx', "import 'swiper/css';\nimport { Swiper } from 'swiper/react';\nimport 'swiper/none';");
  expect(commonStylesheets(folder)).toEqual(['swiper/css']);
});

test('a remote with a CSS module alone has screens with styles', () => {
  expect(importsStylesheets(folder)).toBe(false);
  write('Bar.tsx', "import styles from './bar.module.css';");
  expect(importsStylesheets(folder)).toBe(true);
  expect(commonStylesheets(folder)).toEqual([]);
});
