// By name, so that the shell's build drops the rest of the router.
export { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
