import { isAwaited } from '@haberdash/kit/loadable';
import type { Visitors } from '@haberdash/kit/visitors';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';
import { FilesUnavailableNotice } from '../errors/FilesUnavailableNotice';
import { ShopUnreachableNotice } from '../errors/ShopUnreachableNotice';
import { StandaloneFrame } from '../layout/frames/StandaloneFrame';
import { remotesRequested, selectRemotes } from '../remotes/remotes.slice';
import { redirectFor } from './guard';
import { SessionPlaceholder } from './SessionPlaceholder';
import { selectSession, sessionCheckRequested } from './session/session.slice';

/** Renders a page only for users who may see it, once the session has been checked. */
export function Guarded({ visitors }: { visitors: Visitors }) {
  const session = useSelector(selectSession);
  if (session.isChecked) return <CheckedPage session={session} visitors={visitors} />;
  return session.isShopUnreachable ? <UnreachableShop /> : <SessionPlaceholder />;
}

function UnreachableShop() {
  const dispatch = useDispatch();
  return (
    <StandaloneFrame>
      <ShopUnreachableNotice onRetry={() => void dispatch(sessionCheckRequested())} />
    </StandaloneFrame>
  );
}

interface CheckedPageProps {
  session: ReturnType<typeof selectSession>;
  visitors: Visitors;
}

function CheckedPage({ session, visitors }: CheckedPageProps) {
  const remotes = useSelector(selectRemotes);
  const place = useLocation();
  const dispatch = useDispatch();

  const needsRemotes = session.isAuthenticated || visitors !== 'closed';
  if (needsRemotes && isAwaited(remotes)) return <SessionPlaceholder />;
  if (needsRemotes && !remotes.value) {
    return (
      <StandaloneFrame>
        <FilesUnavailableNotice onRetry={() => void dispatch(remotesRequested())} />
      </StandaloneFrame>
    );
  }
  const redirect = redirectFor(place, session, { remotes: remotes.value ?? [], visitors });
  if (redirect) return <Navigate to={redirect} replace />;
  // A page that stays open when its user changes loads its data again.
  return <Outlet key={session.user?.id} />;
}
