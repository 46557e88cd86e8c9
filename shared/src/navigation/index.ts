// By name, so that the shell's build drops the rest of the router.
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { Link } from './Link.tsx';
export { useIsHydrated } from './useIsHydrated.ts';
export { usePageTitle } from './usePageTitle.ts';
