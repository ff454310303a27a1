import { Outlet, Route, Routes, useLocation, useNavigate } from '@haberdash/kit/router';
import { useEffect, type ComponentType } from 'react';
import { AuthLayout } from './auth/AuthLayout';
import { Guarded } from './auth/Guarded';
import { LoginPage } from './auth/LoginPage';
import { RegisterPage } from './auth/RegisterPage';
import { NoAccessPage } from './errors/NoAccessPage';
import { NotFoundPage } from './errors/NotFoundPage';
import { ErrorContainer } from './layout/ErrorContainer';
import { StandaloneFrame } from './layout/StandaloneFrame';

function StandalonePages() {
  return (
    <StandaloneFrame>
      <Outlet />
    </StandaloneFrame>
  );
}

interface ShellRoutesProps {
  /** By the name of the remote, which is the first segment of its paths. */
  areas: Record<string, ComponentType>;
  /** Lends the router's navigation to the services. */
  onRouterReady: (go: (path: string) => void) => void;
}

export function ShellRoutes({ areas, onRouterReady }: ShellRoutesProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => onRouterReady((path) => void navigate(path)), [navigate, onRouterReady]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <ErrorContainer frame={StandaloneFrame}>
      <Routes>
        <Route element={<Guarded />}>
          <Route element={<AuthLayout />}>
            <Route path="/auth/login" element={<LoginPage />} />
            <Route path="/auth/register" element={<RegisterPage />} />
          </Route>
          {Object.entries(areas).map(([name, Area]) => (
            <Route key={name} path={`/${name}/*`} element={<Area key={name} />} />
          ))}
          <Route element={<StandalonePages />}>
            <Route path="/unauth-page" element={<NoAccessPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </ErrorContainer>
  );
}
