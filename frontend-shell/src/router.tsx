import type { Remote } from '@haberdash/kit/remote';
import { Route, Routes, useLocation, useNavigate } from '@haberdash/kit/router';
import { useEffect } from 'react';
import { AuthLayout } from './auth/AuthLayout';
import { Guarded } from './auth/Guarded';
import { LoginPage } from './auth/LoginPage';
import { RegisterPage } from './auth/RegisterPage';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { NoAccessPage } from './errors/NoAccessPage';
import { NotFoundPage } from './errors/NotFoundPage';
import { RoutingErrorPage } from './errors/RoutingErrorPage';
import { RemoteArea } from './layout/RemoteArea';

/** Each owns the paths below its name. */
export const remoteNames = ['shop', 'admin'];

interface ShellRoutesProps {
  openRemote: (name: string) => Promise<Remote>;
  /** Lends the router's navigation to the services. */
  onRouterReady: (go: (path: string) => void) => void;
}

export function ShellRoutes({ openRemote, onRouterReady }: ShellRoutesProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => onRouterReady((path) => void navigate(path)), [navigate, onRouterReady]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <RoutingErrorPage error={error} />}>
      <Routes>
        <Route element={<Guarded />}>
          <Route element={<AuthLayout />}>
            <Route path="/auth/login" element={<LoginPage />} />
            <Route path="/auth/register" element={<RegisterPage />} />
          </Route>
          <Route path="/unauth-page" element={<NoAccessPage />} />
          {remoteNames.map((name) => (
            <Route
              key={name}
              path={`/${name}/*`}
              element={<RemoteArea key={name} name={name} open={openRemote} />}
            />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
