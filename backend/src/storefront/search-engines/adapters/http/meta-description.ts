/** Search engines show no more characters. */
const maxDescription = 160;

/** The beginning of a text, in whole words. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescription) return line;
  return `${line.slice(0, maxDescription).replace(/\s+\S*$/, '')} …`;
}
