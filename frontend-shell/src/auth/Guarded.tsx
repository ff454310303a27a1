import { Navigate, Outlet, useLocation } from '@haberdash/kit/router';
import { useSelector } from 'react-redux';
import { redirectFor } from './guard';
import { selectSession } from './session.slice';

/** Lets a page through to those who may see it; nobody knows who that is before the session is checked. */
export function Guarded() {
  const session = useSelector(selectSession);
  const { pathname } = useLocation();

  if (!session.isChecked) {
    return (
      <div className="session-placeholder" role="status" aria-busy="true">
        <span className="visually-hidden">Loading</span>
      </div>
    );
  }
  const redirect = redirectFor(pathname, session);
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
}
