/** A text names in braces what the shop fills in, such as {order number}. */
const placeholder = /\{([^{}]*)\}/g;

/** @returns the names without their braces */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(placeholder), ([, name = '']) => name);

/** No value starts a new line, and what a value names in braces stays as it is. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]!.replaceAll(/[\r\n\u2028\u2029]+/g, ' ') : whole,
  );

/** Blank lines separate paragraphs. @returns the lines of each */
export const paragraphsOf = (text: string): string[][] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.trim().split('\n'));
