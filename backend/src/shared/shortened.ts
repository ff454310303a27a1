/** As much of a text as a message repeats. Half a character is not left at the end. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** No message is longer, whatever a user's words in it are: nobody reads on. */
export const longestMessage = 500;
