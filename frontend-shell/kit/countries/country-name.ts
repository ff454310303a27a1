const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** @param code by ISO 3166-1 alpha-2 */
export const countryName = (code: string): string => names.of(code) ?? code;
