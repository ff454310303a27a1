import { historyState } from '@haberdash/kit/history-state';
import { lazyPage } from '@haberdash/kit/lazy-page';
import type { Visitors } from '@haberdash/kit/visitors';
import {
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AuthLayout } from './auth/pages/AuthLayout';
import { Guarded } from './auth/Guarded';
import { LoginPage } from './auth/pages/LoginPage';
import { NoAccessPage } from './errors/NoAccessPage';
import { NotFoundPage } from './errors/NotFoundPage';
import { shellUsed } from './auth/session/session.slice';
import { SignInSheet } from './auth/sheet/SignInSheet';
import { ErrorContainer } from './layout/ErrorContainer';
import { StandaloneFrame } from './layout/frames/StandaloneFrame';
import { useReloadedDialogs } from './layout/use-reloaded-dialogs';
import type { RemoteEntry } from './remotes/remotes.api';
import { selectRemotes } from './remotes/remotes.slice';
import { dropFirstResponses } from './start';

// Few visitors need them, and everyone waits for what the sign-in page loads.
const RegisterPage = lazyPage(() => import('./auth/pages/RegisterPage'));
const ForgottenPasswordPage = lazyPage(() => import('./auth/pages/ForgottenPasswordPage'));
const InvitationPage = lazyPage(() => import('./auth/pages/InvitationPage'));
const NewPasswordPage = lazyPage(() => import('./auth/pages/NewPasswordPage'));

function StandalonePages() {
  return (
    <StandaloneFrame>
      <Outlet />
    </StandaloneFrame>
  );
}

interface ShellRoutesProps {
  areaOf: (remote: RemoteEntry) => ComponentType;
  visitors: Visitors;
  /** Gives the router's navigation to the services. */
  onRouterReady: (go: (path: string) => void) => void;
}

export function ShellRoutes({ areaOf, visitors, onRouterReady }: ShellRoutesProps) {
  const navigate = useNavigate();
  const areas = useAreas(areaOf);

  useEffect(() => onRouterReady((path) => void navigate(path)), [navigate, onRouterReady]);
  useReloadedDialogs();
  useScrollToTop();
  useFirstResponsesOnce();
  useSessionWhileUsed();

  return (
    <ErrorContainer frame={StandaloneFrame}>
      <Routes>
        {/* Plain enough to be printed on paper; open to everybody. */}
        <Route path="/withdraw" element={<Navigate to="/shop/withdraw" replace />} />
        <Route element={<Guarded visitors={visitors} />}>
          <Route element={<AuthLayout />}>
            <Route path="/auth/login" element={<LoginPage />} />
            <Route path="/auth/register" element={<RegisterPage />} />
            <Route path="/auth/forgot-password" element={<ForgottenPasswordPage />} />
            <Route path="/auth/invitation" element={<InvitationPage />} />
            <Route path="/auth/reset-password" element={<NewPasswordPage />} />
          </Route>
          {areas.map(({ name, Area }) => (
            <Route key={name} path={`/${name}/*`} element={<Area key={name} />} />
          ))}
          <Route element={<StandalonePages />}>
            <Route path="/unauth-page" element={<NoAccessPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
      <SignInSheet />
    </ErrorContainer>
  );
}

function useAreas(areaOf: ShellRoutesProps['areaOf']) {
  const { value: remotes } = useSelector(selectRemotes);
  return useMemo(
    () => (remotes ?? []).map((remote) => ({ name: remote.name, Area: areaOf(remote) })),
    [remotes, areaOf],
  );
}

/** Scrolls to the top on a new page, before it is painted. On Back, the browser restores the position. */
function useScrollToTop() {
  const location = useLocation();
  const arrival = useNavigationType();
  const pathSeen = useRef(location.pathname);

  const onArrival = useEffectEvent(() => {
    const isOtherPath = location.pathname !== pathSeen.current;
    pathSeen.current = location.pathname;
    const isNewPage = arrival === NavigationType.Push ? !historyState(location).keepScroll : isOtherPath;
    if (arrival !== NavigationType.Pop && isNewPage) window.scrollTo(0, 0);
  });
  useLayoutEffect(() => onArrival(), [location]);
}

/** The responses that came with the page are for the first page, after its redirects. */
function useFirstResponsesOnce() {
  const location = useLocation();
  const arrival = useNavigationType();
  const first = useRef(location);

  useEffect(() => {
    if (location !== first.current && arrival !== NavigationType.Replace) dropFirstResponses();
  }, [location, arrival]);
}

/** Reports every navigation: many pages are public and make no request that renews the session. */
function useSessionWhileUsed() {
  const location = useLocation();
  const dispatch = useDispatch();

  useEffect(() => void dispatch(shellUsed()), [dispatch, location]);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') dispatch(shellUsed());
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [dispatch]);
}
