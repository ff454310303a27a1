/** Cuts a text off at a length. No half of a character is left at the end. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A message is no longer than this, whatever a user's words in it are. */
export const longestMessage = 500;
