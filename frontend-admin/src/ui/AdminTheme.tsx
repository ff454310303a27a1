import { antdShape, antdTokens } from '@haberdash/kit/antd-theme';
import { Outlet } from 'react-router-dom';
import ConfigProvider, { type ThemeConfig } from 'antd/es/config-provider';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import type { DefaultOptionType } from 'antd/es/select';
import { useMemo, useSyncExternalStore } from 'react';
import './antd.css';

const title = { fontFamily: 'var(--font-heading)', fontSize: '1.25rem' };
const drawer = { styles: { title }, closable: { placement: 'end' as const } };
const modal = { styles: { title, header: { marginBottom: 'var(--space-4)' } } };

// With a keyboard, typing in a select finds the option by its beginning. On a touch screen it would open the keyboard.
const hasKeyboard = !window.matchMedia('(pointer: coarse)').matches;
const select = { showSearch: hasKeyboard && { filterOption: startsWith } };

// antd moves things unless it is told.
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const night = window.matchMedia('(prefers-color-scheme: dark)');

/** Around every page: antd in the colours of the shop, whichever the scheme. */
export function AdminTheme() {
  const isNight = useSyncExternalStore(followNight, () => night.matches);
  const theme = useMemo(() => themeFor(isNight), [isNight]);
  return (
    <ConfigProvider theme={theme} drawer={drawer} modal={modal} select={select} virtual={false}>
      <Outlet />
    </ConfigProvider>
  );
}

function startsWith(typed: string, option: DefaultOptionType = {}): boolean {
  const { label } = option;
  const isGroup = 'options' in option;
  return !isGroup && typeof label === 'string' && label.toLowerCase().startsWith(typed.toLowerCase());
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
