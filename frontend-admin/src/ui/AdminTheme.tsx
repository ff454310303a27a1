import { Outlet } from '@haberdash/kit/router';
import { antdTheme, tokens } from '@haberdash/kit/tokens';
import ConfigProvider from 'antd/es/config-provider';

const headed = { styles: { title: { fontFamily: tokens['font-heading'], fontSize: '1.25rem' } } };

// antd moves things unless it is told.
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const theme = { ...antdTheme, token: { ...antdTheme.token, motion } };

/** Around every page: antd in the colours of the shop. */
export function AdminTheme() {
  return (
    <ConfigProvider theme={theme} drawer={headed} modal={headed}>
      <Outlet />
    </ConfigProvider>
  );
}
