const shortest = 2;

/** The keyword in a typed text; empty if it is too short. */
export function keywordIn(text: string): string {
  const keyword = text.trim();
  return keyword.length < shortest ? '' : keyword;
}
