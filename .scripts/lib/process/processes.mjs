// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * An identity tells a living process from a later one with the same id; undefined when there is none.
 * @param {number} pid
 */
export function identityOf(pid) {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart=');
  try {
    // The command's name, in parentheses, may hold spaces. After it: state is field 3, the start time field 22.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/**
 * The command line of a living process; empty when there is none.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (!existsSync('/proc/self/cmdline')) return ps(pid, 'args=') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** @param {number} pid @param {string} column */
function ps(pid, column) {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Waits until the condition holds; false when it did not in time.
 * @param {() => boolean} condition
 * @param {number} milliseconds
 */
export async function until(condition, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) return false;
    await sleep(15);
  }
  return true;
}
