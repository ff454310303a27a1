// @ts-check
import { failuresIn, sum } from './counts.mjs';
import { inParallel } from '../lib/process/run.mjs';
import { isStartupError } from '../lib/startup-error.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {Outcome & { name: string, seconds: number }} Result */

/**
 * @typedef {object} Options
 * @property {(line: string) => void} log
 * @property {AbortSignal} signal
 * @property {number} [limitMinutes] ends a step that hangs, such as Jest behind a server that a failed test left open
 */

/**
 * One phase after the other; the steps of a phase two at a time when they don't disturb each other.
 * @param {{ atOnce: number, steps: Step[] }[]} phases
 * @param {Options} options
 */
export async function performAll(phases, { log, signal, limitMinutes = 30 }) {
  /** @type {Result[]} */
  const results = [];
  for (const { atOnce, steps } of phases) {
    const tasks = steps.map((step) => async () => {
      results.push(await performOne(step, results, { log, signal, limitMinutes }));
    });
    await inParallel(atOnce, tasks);
    signal.throwIfAborted();
  }
  return results;
}

/**
 * @param {Step} step
 * @param {Result[]} before
 * @param {Required<Options>} options
 * @returns {Promise<Result>}
 */
async function performOne({ name, needs, perform }, before, { log, signal, limitMinutes }) {
  const start = Date.now();
  log(`${'...'.padEnd(7)} ${name}`);
  const missing = before.some((result) => result.name === needs && result.failed > 0);
  const outcome = missing
    ? { passed: 0, failed: 1, output: `Not run, because "${needs}" failed.` }
    : await performWithin(limitMinutes, perform, signal).catch(failureOf);
  const result = { name, ...outcome, seconds: (Date.now() - start) / 1000 };
  if (!signal.aborted) log(report(result));
  return result;
}

/**
 * @param {number} minutes
 * @param {Step['perform']} perform
 * @param {AbortSignal} signal
 * @returns {Promise<Outcome>}
 */
async function performWithin(minutes, perform, signal) {
  const limit = AbortSignal.timeout(minutes * 60_000);
  const outcome = await perform(AbortSignal.any([signal, limit]));
  if (!limit.aborted) return outcome;
  const output = `The step did not end within ${minutes} minutes.\n${outcome.output}`;
  return { ...outcome, failed: Math.max(1, outcome.failed), output };
}

/**
 * @param {unknown} error
 * @returns {Outcome}
 */
function failureOf(error) {
  const output = isStartupError(error) ? error.message : String(error instanceof Error ? error.stack : error);
  return { passed: 0, failed: 1, output };
}

/** @param {Result} result */
function report(result) {
  // Names first: a log may be cut off after some lines.
  const details = result.failed > 0 ? [...namesOfFailures(result), '', result.output] : (result.tables ?? []);
  return [lineOf(result), ...details.map(indent)].join('\n');
}

/** @param {string} text */
const indent = (text) => text.trimEnd().replaceAll(/^/gm, '    ');

/** @param {Result} result */
function lineOf({ name, passed, failed, seconds }) {
  const mark = failed > 0 ? 'FAILED' : 'ok';
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  return `${mark.padEnd(7)} ${name.padEnd(32)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${counts}`;
}

/** @param {Result} result */
const namesOfFailures = ({ failed, output }) => (failed > 0 ? failuresIn(output) : []);

/**
 * The table at the end; its last line is for machines, too.
 * @param {Result[]} results
 */
export function summary(results) {
  const { passed, failed } = sum(results);
  const lines = results.flatMap((result) => [lineOf(result), ...namesOfFailures(result).map(indent)]);
  return ['', 'Summary', ...lines, '', `${passed} passed, ${failed} failed`].join('\n');
}
