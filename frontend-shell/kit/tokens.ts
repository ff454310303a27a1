const serif = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif";
const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";

/** The look of Haberdash, once: warm paper, black ink, one accent. In CSS it is `var(--paper)` and so on. */
export const tokens = {
  paper: '#faf7f2',
  'paper-deep': '#f0eae0',
  surface: '#ffffff',
  ink: '#171411',
  'ink-soft': '#5d564d',
  line: '#ddd4c6',
  accent: '#a5402a',
  'accent-deep': '#84301e',
  success: '#2c6a41',
  danger: '#b00f2b',

  'font-heading': serif,
  'font-body': sans,

  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-12': '3rem',
  'space-16': '4rem',

  radius: '4px',
  'radius-large': '10px',
  shadow: '0 1px 2px rgb(23 20 17 / 6%), 0 4px 14px rgb(23 20 17 / 7%)',
  'shadow-large': '0 8px 40px rgb(23 20 17 / 18%)',
  'focus-ring': '0 0 0 2px #faf7f2, 0 0 0 4px #171411',
  'page-width': '80rem',
} as const;

export function applyTokens(element: HTMLElement): void {
  for (const [name, value] of Object.entries(tokens)) element.style.setProperty(`--${name}`, value);
}

/** The same look for antd: `<ConfigProvider theme={antdTheme}>`. */
export const antdTheme = {
  token: {
    colorPrimary: tokens.ink,
    colorLink: tokens.accent,
    colorLinkHover: tokens['accent-deep'],
    colorError: tokens.danger,
    colorSuccess: tokens.success,
    colorTextBase: tokens.ink,
    colorTextDescription: tokens['ink-soft'],
    colorTextPlaceholder: tokens['ink-soft'],
    colorBgLayout: tokens.paper,
    colorBorder: tokens.line,
    colorBorderSecondary: tokens.line,
    fontFamily: tokens['font-body'],
    fontSize: 15,
    borderRadius: 4,
    borderRadiusLG: 10,
    controlHeight: 40,
  },
  components: {
    Table: { headerBg: tokens['paper-deep'], headerColor: tokens.ink },
  },
};
