// @ts-check
import { spawn } from 'node:child_process';
import { signalProcess } from './processes.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [signal] ends the command with all that it started
 * @property {boolean} [show] its output goes to the terminal while it runs, instead of being kept
 *
 * @typedef {{ code: number, output: string }} Ran
 */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export function run(command, args, { cwd, env = process.env, signal, show = false } = {}) {
  const output = show ? /** @type {const} */ ('inherit') : /** @type {const} */ ('pipe');
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    // A process group of its own, so that all of it can be ended.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    const endGroup = () => child.pid && signalProcess(-child.pid, 'SIGTERM');
    signal?.addEventListener('abort', endGroup, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', endGroup);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * @param {Promise<Ran>} running
 * @throws {Error} with the output of a command that fails
 */
export async function must(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output);
}

/**
 * npm as it was called, or the one on the path.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}

/**
 * Runs the tasks, so many at a time.
 * @template T
 * @param {number} limit
 * @param {(() => Promise<T>)[]} tasks
 * @returns {Promise<T[]>}
 */
export async function inParallel(limit, tasks) {
  /** @type {T[]} */
  const results = [];
  const queue = tasks.entries();
  const work = async () => {
    for (const [index, task] of queue) results[index] = await task();
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
