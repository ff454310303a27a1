/** Letters as people count them: an emoji or an accented letter is one. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What is searched for: up to 100 letters without the spaces around them; undefined where it is nothing to search for. */
export function keywordOf(given: string, minLetters = 2): string | undefined {
  const keyword = given.replaceAll('\u0000', ' ').trim();
  const length = lettersIn(keyword);
  return length >= minLetters && length <= 100 ? keyword : undefined;
}

/** Segmenting takes fifty times as long as to see that each sign is a letter of its own. */
const lettersIn = (text: string): number =>
  /^[ -~]*$/.test(text) ? text.length : [...letters.segment(text)].length;
