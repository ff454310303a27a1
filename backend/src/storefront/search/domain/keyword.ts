/** Graphemes: an emoji or an accented letter counts as one. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Trims a keyword and cuts it to 100 letters. @returns undefined for a keyword that is too short */
export function keywordOf(given: string, minLetters = 2): string | undefined {
  const keyword = given.replaceAll('\u0000', ' ').trim();
  const length = lettersIn(keyword);
  return length >= minLetters && length <= 100 ? keyword : undefined;
}

/** Segmenting takes fifty times as long as this check for plain letters. */
const lettersIn = (text: string): number =>
  /^[ -~]*$/.test(text) ? text.length : [...letters.segment(text)].length;
