// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { signalProcess } from './processes.mjs';

/**
 * @typedef {object} LabelledProcess
 * @property {Promise<number | string>} ended with an exit code, a signal or the reason why it never ran
 * @property {() => Promise<unknown>} stop it with all that it started
 *
 * @typedef {object} Command
 * @property {string} name stands before each of its lines
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {Record<string, string>} [env] beside this process's own
 */

const stopsWithin = 12_000;

/** @param {string} name @param {string} line */
export const labelled = (name, line) => `${`[${name}]`.padEnd(10)} ${line}`;

/**
 * Runs a command in a process group of its own, among others whose output goes to the same place.
 * @param {Command} command
 * @param {(line: string) => void} onLine
 * @returns {LabelledProcess}
 */
export function startLabelled({ name, command, args, cwd, env = {} }, onLine) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => onLine(labelled(name, line)));
  }
  /** @type {Promise<number | string>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? 'no exit code'));
    child.once('error', (error) => resolve(error.message));
  });
  const signalGroup = (/** @type {NodeJS.Signals} */ signal) =>
    child.pid && signalProcess(-child.pid, signal);
  return {
    ended,
    stop: async () => {
      signalGroup('SIGTERM');
      const killTimer = setTimeout(() => signalGroup('SIGKILL'), stopsWithin);
      await ended;
      clearTimeout(killTimer);
    },
  };
}
