import { isAwaited } from '@haberdash/kit/loadable';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';
import { FilesUnavailableNotice } from '../errors/FilesUnavailableNotice';
import { StandaloneFrame } from '../layout/StandaloneFrame';
import { remotesRequested, selectRemotes } from '../remotes/remotes.slice';
import { redirectFor } from './guard';
import { SessionPlaceholder } from './SessionPlaceholder';
import { selectSession } from './session.slice';

/** Renders a page only for users who may see it, once the session has been checked. */
export function Guarded() {
  const session = useSelector(selectSession);
  const remotes = useSelector(selectRemotes);
  const place = useLocation();
  const dispatch = useDispatch();

  if (!session.isChecked || (session.isAuthenticated && isAwaited(remotes))) {
    return <SessionPlaceholder />;
  }
  if (session.isAuthenticated && !remotes.value) {
    return (
      <StandaloneFrame>
        <FilesUnavailableNotice onRetry={() => void dispatch(remotesRequested())} />
      </StandaloneFrame>
    );
  }
  const redirect = redirectFor(place, session, remotes.value ?? []);
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
}
