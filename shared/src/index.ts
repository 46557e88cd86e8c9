// State that the shell and every remote of a page share: in the browser it is one federated singleton. Stateless code
// is in other entry points (`/design`, `/format`, `/remote`), and each package bundles what it uses.
export {
  AccountError,
  type AccountErrorCode,
  type AccountService,
  type Assurance,
  type AssuranceLevel,
  type RecoveryCodes,
  type Factor,
  type ReturnStep,
  type SignInStep,
  type TotpEnrolment,
} from './contract/account.ts';
export { expandPath } from './contract/routes/routes.ts';
export { bus } from './events/bus.ts';
export {
  Link,
  useIsHydrated,
  useLocation,
  useNavigate,
  usePageTitle,
  useParams,
  useSearchParams,
} from './navigation/index.ts';
export type { Language } from './contract/routes/languages.ts';
export { chooseLanguage, language } from './state/language.ts';
export { loadLanguageFont } from './state/languageFont.ts';
export { pageLanguage, sharedTexts } from './state/pageLanguage.ts';
export { createStore, useStore, type Store } from './state/createStore.ts';
export { releaseFiles, type ReleaseFiles } from './state/releaseFiles.ts';
export {
  dialogPage,
  hasPage,
  siteConfig,
  sitePages,
  siteTools,
  translatePath,
  type DialogPage,
  type Tool,
} from './state/site.ts';
export type { Session } from './contract/session.ts';
export { account, session } from './state/session.ts';
export { chooseTheme, theme, type Theme } from './state/theme.ts';
