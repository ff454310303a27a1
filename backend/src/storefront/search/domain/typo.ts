/** Whether two words differ by one inserted, deleted or replaced letter, or by two swapped neighbours. */
export function isOneTypo(one: string, other: string): boolean {
  const [shorter, longer] = [Array.from(one), Array.from(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  const at = longer.findIndex((letter, place) => letter !== shorter[place]);
  if (at < 0) return false;
  const isSameBehind = (letters: number, lettersOfLonger: number) =>
    shorter.slice(at + letters).join('') === longer.slice(at + lettersOfLonger).join('');
  if (shorter.length < longer.length) return isSameBehind(0, 1);
  const isSwapped = shorter[at] === longer[at + 1] && shorter[at + 1] === longer[at];
  return isSameBehind(1, 1) || (isSwapped && isSameBehind(2, 2));
}
