/** The scheme-independent part of antd's theme. Controls are as high as a finger is wide. */
export const antdShape = {
  token: { fontSize: 15, borderRadius: 4, borderRadiusLG: 10, controlHeight: 44 },
};

/** antd's tokens and the custom properties of tokens.css that provide their values. */
const sources = {
  colorPrimary: 'ink',
  colorPrimaryHover: 'ink-soft',
  colorPrimaryActive: 'ink',
  colorLink: 'link',
  colorLinkHover: 'link-hover',
  colorError: 'danger',
  colorInfo: 'ink-soft',
  colorSuccess: 'success',
  colorWarning: 'warning',
  colorWarningBg: 'paper-deep',
  colorWarningBorder: 'warning',
  colorTextBase: 'ink',
  colorTextLightSolid: 'paper',
  colorTextDescription: 'ink-soft',
  colorTextTertiary: 'ink-soft',
  colorTextQuaternary: 'line-strong',
  colorTextPlaceholder: 'ink-soft',
  colorBgBase: 'surface',
  colorBgContainer: 'surface',
  colorBgElevated: 'surface',
  colorBgLayout: 'paper',
  colorBgMask: 'backdrop',
  colorBgSpotlight: 'ink',
  colorBorder: 'line-strong',
  colorBorderSecondary: 'line',
  controlItemBgHover: 'paper-deep',
  controlItemBgActive: 'paper-deep',
  controlItemBgActiveHover: 'paper-deep',
  fontFamily: 'font-body',
};

/**
 * Reads the values of the present colour scheme from the page: antd computes with colours, so it cannot use
 * `var()`.
 */
export function antdTokens(): Record<string, string> {
  const styles = window.getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(sources)
      .map(([token, source]) => [token, styles.getPropertyValue(`--${source}`).trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}
