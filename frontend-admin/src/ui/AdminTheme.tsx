import { antdShape, antdTokens } from '@haberdash/kit/antd-theme';
import { Outlet } from '@haberdash/kit/router';
import ConfigProvider, { type ThemeConfig } from 'antd/es/config-provider';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { useMemo, useSyncExternalStore } from 'react';
import './antd.css';

const title = { fontFamily: 'var(--font-heading)', fontSize: '1.25rem' };
const drawer = { styles: { title }, closable: { placement: 'end' as const } };
const modal = { styles: { title, header: { marginBottom: 'var(--space-4)' } } };

// antd moves things unless it is told.
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const night = window.matchMedia('(prefers-color-scheme: dark)');

/** Around every page: antd in the colours of the shop, whichever the scheme. */
export function AdminTheme() {
  const isNight = useSyncExternalStore(followNight, () => night.matches);
  const theme = useMemo(() => themeFor(isNight), [isNight]);
  return (
    <ConfigProvider theme={theme} drawer={drawer} modal={modal}>
      <Outlet />
    </ConfigProvider>
  );
}

function followNight(onChange: () => void) {
  night.addEventListener('change', onChange);
  return () => night.removeEventListener('change', onChange);
}

function themeFor(isNight: boolean): ThemeConfig {
  const colours = antdTokens();
  const shades = isNight ? darkAlgorithm : defaultAlgorithm;
  return {
    ...antdShape,
    token: { ...antdShape.token, ...colours, motion },
    // At night antd would darken the very colours that it makes its shades from.
    algorithm: (seed) => ({ ...shades(seed), ...colours }),
    components: {
      Button: { fontWeight: 600, defaultShadow: 'none', primaryShadow: 'none', dangerShadow: 'none' },
    },
  };
}
