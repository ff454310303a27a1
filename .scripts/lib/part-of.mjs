// @ts-check

/**
 * Divides names into parts of nearly equal size, so that runs can share the work.
 * @param {string[]} names
 * @param {string} part such as `2/4`, the second of four
 * @throws {Error} when `part` has another form
 */
export function partOf(names, part) {
  const [number = 0, parts = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(part) ? part.split('/').map(Number) : [];
  if (number < 1 || number > parts) throw new Error(`A part looks like 2/4, not ${part}`);
  return names.filter((_, index) => index % parts === number - 1);
}

/**
 * The part that a commit draws: each commit the same one, different commits different ones.
 * @param {string} commit its hash
 * @param {number} parts
 */
export const partOfCommit = (commit, parts) =>
  `${(Number.parseInt(commit.slice(0, 8), 16) % parts) + 1}/${parts}`;
