import { lazyPage } from '@haberdash/kit/lazy-page';
import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { AdminFeature } from '../access/admin-feature';
import { mayOpen, openFeatures } from '../access/may-open';
import { NotPermittedPage } from '../access/NotPermittedPage';
import { menuOf } from '../menu/sections';
import { ThemeProvider } from './ThemeProvider';

const AccountPage = lazyPage(() => import('../account/AccountPage'));

/** Signing in leads there. */
const startPath = '/admin/dashboard';

/**
 * Wraps every page. An admin who lacks the second factor that the shop requires can only set it up, and a page that the role does not
 * allow says so. Who may not see the dashboard starts on the first page of the menu.
 */
export function AdminTheme({ features }: { features: readonly AdminFeature[] }) {
  const user = useSelector(selectUser);
  const { pathname, key } = useLocation();
  if (user?.lacksSecondFactor)
    return (
      <ThemeProvider>
        <AccountPage />
      </ThemeProvider>
    );
  if (mayOpen(features, pathname, user))
    return (
      <ThemeProvider>
        <Outlet />
      </ThemeProvider>
    );
  const [next] = menuOf(openFeatures(features, user));
  // The menu that is opened while the first page loads has an entry of the start page in the history.
  if (pathname === startPath && next) return <Navigate key={key} to={next.to} replace />;
  return (
    <ThemeProvider>
      <NotPermittedPage next={next} />
    </ThemeProvider>
  );
}
