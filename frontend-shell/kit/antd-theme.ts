/** What of the shop's look antd has by day and by night. Its controls are as high as a finger is wide. */
export const antdShape = {
  token: { fontSize: 15, borderRadius: 4, borderRadiusLG: 10, controlHeight: 44 },
};

/** Where antd's own tokens get their values in tokens.css. */
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

/** Read from the page, in the scheme that it is in now: antd computes with colours, so their names don't do. */
export function antdTokens(): Record<string, string> {
  const styles = window.getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(sources)
      .map(([token, source]) => [token, styles.getPropertyValue(`--${source}`).trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}
