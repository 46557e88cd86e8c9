import * as shared from './index.ts';
import * as internal from './internal.ts';

test('a remote that was built before finds every name that it imports, as long as the contract stays at 1', () => {
  const names = [
    'Link',
    'bus',
    'chooseTheme',
    'createStore',
    'expandPath',
    'hasPage',
    'siteConfig',
    'sitePages',
    'siteTools',
    'theme',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
    'useStore',
  ];
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(names));
});

test('no remote can set up the site or the theme for all: that is the shell’s', () => {
  for (const name of Object.keys(internal)) expect(shared).not.toHaveProperty(name);
});
