// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isStartupError, StartupError } from './startup-error.mjs';

/**
 * Divides names into parts of nearly equal size, so that runs can share the work.
 * @param {string[]} names
 * @param {string} part such as `2/4`, the second of four
 * @throws {StartupError} when `part` has another form
 */
export function partOf(names, part) {
  const [number = 0, parts = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(part) ? part.split('/').map(Number) : [];
  if (number < 1 || number > parts)
    throw new StartupError(`A part looks like 2/4, not ${part || 'nothing'}.`);
  return names.filter((_, index) => index % parts === number - 1);
}

/**
 * Ends the process with one sentence when the part that its caller names is malformed.
 * @param {string | undefined} part
 */
export function requirePart(part) {
  try {
    if (part !== undefined) partOf([], part);
  } catch (error) {
    console.error(isStartupError(error) ? error.message : error);
    process.exit(1);
  }
}

/**
 * The part that a run draws: a commit decides where the series begins, and each further run draws the next part.
 * @param {string} commit its hash
 * @param {number} parts
 * @param {number} earlierRuns
 */
export const partOfRun = (commit, parts, earlierRuns) =>
  `${((Number.parseInt(commit.slice(0, 8), 16) + earlierRuns) % parts) + 1}/${parts}`;

/**
 * Counts the runs of a commit in a file. Where no file outlives a run, as in CI, the hour stands in for the count.
 * @param {string} file
 * @param {string} commit
 * @param {Date} now
 * @returns {Promise<number>} how many runs were counted before this one
 */
export async function countRun(file, commit, now) {
  const [counted, runs] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const earlierRuns = counted === commit ? Number(runs) : Math.floor(now.getTime() / 3_600_000);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${commit} ${earlierRuns + 1}`);
  return earlierRuns;
}
