import { lazyPage } from '@haberdash/kit/lazy-page';
import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { ThemeProvider } from './ThemeProvider';

const AccountPage = lazyPage(() => import('../account/AccountPage'));

/** Wraps every page. An admin who lacks the second factor that the shop requires can only set it up. */
export function AdminTheme() {
  const lacksSecondFactor = useSelector(selectUser)?.lacksSecondFactor;
  return <ThemeProvider>{lacksSecondFactor ? <AccountPage /> : <Outlet />}</ThemeProvider>;
}
