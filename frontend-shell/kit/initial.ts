const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first character as a reader sees it: never half of an emoji, nor a letter without its accents. */
export function initialOf(name: string): string {
  const [first] = letters.segment(name.trim());
  return first ? first.segment.toLocaleUpperCase() : '';
}
