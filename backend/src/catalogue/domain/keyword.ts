/** Letters as people count them: an emoji or an accented letter is one. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What is searched for: up to 100 letters without the spaces around them; undefined where it is nothing to search for. */
export function keywordOf(given: string, minLetters = 2): string | undefined {
  const keyword = given.replaceAll('\u0000', ' ').trim();
  const length = [...letters.segment(keyword)].length;
  return length >= minLetters && length <= 100 ? keyword : undefined;
}
