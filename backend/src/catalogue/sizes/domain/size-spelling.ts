/** Equal for spellings that differ in case, spaces, dashes or the decimal sign alone: `w32 l34`, `W32L34`. */
export const keyOfSize = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/½/g, '.5')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/\.(?=\D|$)/g, '');

/** Other names and the sizes that they mean, both in the form of `keyOfSize`. */
const spellings: [spelling: RegExp, meaning: string][] = [
  [/^(?:ONE-SIZE|ONESIZE|ONESIZEFITSALL|OS|OSFA|UNI|UNIVERSAL)$/, 'ONESIZE'],
  [/^(\d+)(?:Y|YR|YRS|YEAR|YEARSOLD|YO)$/, '$1YEARS'],
  [/^(\d+)[-/](\d+)(?:M|MO|MOS|MTH|MTHS|MONTH)$/, '$1-$2MONTHS'],
  [/^(\d+)\/(\d+)MONTHS$/, '$1-$2MONTHS'],
  [/^(?:EU|EUR)(\d.*)$/, '$1'],
  [/^W(\d+)[-/X]?L(\d+)$/, 'W$1L$2'],
  [/^(\d+)W[-/X]?(\d+)L$/, 'W$1L$2'],
  [/^(\d+)CMS?$/, '$1CM'],
  [/^(\w+)-(\w+)$/, '$1/$2'],
];

const many = (count: string): string => 'X'.repeat(Number(count));

/** Returns `Large` as L, `XXL` as 2XL, and `2XS` as XXS, also in pairs. */
const withCountedLetters = (key: string): string =>
  key
    .replace(/EXTRA-?/g, 'X')
    .replace(/SMALL/g, 'S')
    .replace(/MEDIUM/g, 'M')
    .replace(/LARGE/g, 'L')
    .replace(/X-(?=[LS])/g, 'X')
    .replace(/(X{2,})L/g, (_, letters: string) => `${letters.length}XL`)
    .replace(/([2-9])XS/g, (_, count: string) => `${many(count)}S`);

/** Returns other meanings of a text in the form of `keyOfSize`, the best first. */
export function otherSpellings(text: string): string[] {
  const key = keyOfSize(text);
  const meanings = spellings.flatMap(([spelling, meaning]) =>
    spelling.test(key) ? key.replace(spelling, meaning) : [],
  );
  return [...new Set([key, ...meanings].map(withCountedLetters))];
}
