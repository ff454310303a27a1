import { Outlet } from 'react-router-dom';
import { ThemeProvider } from './ThemeProvider';

/** Wraps every page. */
export function AdminTheme() {
  return (
    <ThemeProvider>
      <Outlet />
    </ThemeProvider>
  );
}
