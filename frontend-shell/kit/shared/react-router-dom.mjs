/** The exports of react-router-dom that the shell shares. */
export {
  Link,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
