import { antdShape, antdTokens } from '@haberdash/kit/antd-theme';
import ConfigProvider, { type ThemeConfig } from 'antd/es/config-provider';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import type { DefaultOptionType } from 'antd/es/select';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import './antd.css';

const title = { fontFamily: 'var(--font-heading)', fontSize: '1.25rem' };
const drawer = { styles: { title }, closable: { placement: 'end' as const } };
const modal = { styles: { title, header: { marginBottom: 'var(--space-4)' } } };

// With a keyboard, typing in a select finds an option. On a touch screen, that would open the on-screen keyboard.
const hasKeyboard = !window.matchMedia('(pointer: coarse)').matches;
const select = { showSearch: hasKeyboard && { filterOption: startsWith } };

// antd animates unless told otherwise.
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

/** antd with the shop's colours, in both colour schemes. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isDark = useSyncExternalStore(subscribeToScheme, () => darkScheme.matches);
  const theme = useMemo(() => themeFor(isDark), [isDark]);
  return (
    <ConfigProvider theme={theme} drawer={drawer} modal={modal} select={select} virtual={false}>
      {children}
    </ConfigProvider>
  );
}

function startsWith(typed: string, option: DefaultOptionType = {}): boolean {
  const { label } = option;
  const isGroup = 'options' in option;
  return !isGroup && typeof label === 'string' && label.toLowerCase().startsWith(typed.toLowerCase());
}

function subscribeToScheme(onChange: () => void) {
  darkScheme.addEventListener('change', onChange);
  return () => darkScheme.removeEventListener('change', onChange);
}

function themeFor(isDark: boolean): ThemeConfig {
  const colours = antdTokens();
  const shades = isDark ? darkAlgorithm : defaultAlgorithm;
  return {
    ...antdShape,
    token: { ...antdShape.token, ...colours, motion },
    // In the dark scheme, antd would darken the seed colours.
    algorithm: (seed) => ({ ...shades(seed), ...colours }),
    components: {
      Button: { fontWeight: 600, defaultShadow: 'none', primaryShadow: 'none', dangerShadow: 'none' },
    },
  };
}
