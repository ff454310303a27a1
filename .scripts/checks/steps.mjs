// @ts-check
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  countClosingLine,
  countJest,
  countPlaywright,
  countTap,
  skippedInTap,
  tablesOf,
  trueTo,
} from './counts.mjs';
import { npm, run } from '../lib/process/run.mjs';
import { binary, root } from '../lib/workspaces.mjs';

/**
 * @typedef {import('./counts.mjs').Counts & { output: string, tables?: string[] }} Outcome
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {(signal: AbortSignal) => Promise<Outcome>} perform
 * @property {string} [needs] the step without which this one has no sense
 */

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Step}
 */
export function check(name, command, args) {
  return {
    name,
    perform: async (signal) => {
      const { code, output } = await run(command, args, { cwd: root, signal });
      return { ...trueTo(code, { passed: code === 0 ? 1 : 0, failed: 0 }), output };
    },
  };
}

/**
 * A workspace's own npm script, as one check.
 * @param {string} name
 * @param {string} workspace
 * @param {string} script
 * @returns {Step}
 */
export function workspaceCheck(name, workspace, script) {
  return {
    name,
    perform: async (signal) => {
      const { code, output } = await npm(['run', '--silent', script], {
        cwd: path.join(root, workspace),
        signal,
      });
      return { ...trueTo(code, { passed: code === 0 ? 1 : 0, failed: 0 }), output };
    },
  };
}

/**
 * @param {string} name
 * @param {string} workspace
 * @param {string[]} [args]
 * @returns {Step}
 */
export function jest(name, workspace, args = []) {
  return {
    name,
    perform: (signal) =>
      withReport(countJest, (report) =>
        run(binary('jest'), [...args, '--json', `--outputFile=${report}`], {
          cwd: path.join(root, workspace),
          signal,
        }),
      ),
  };
}

/**
 * @param {string} name
 * @param {string} workspace
 * @param {string[]} [args]
 * @returns {Step}
 */
export function playwright(name, workspace, args = []) {
  const read = (/** @type {any} */ report) => ({ ...countPlaywright(report), tables: tablesOf(report) });
  return {
    name,
    perform: (signal) =>
      withReport(read, (report) =>
        run(binary('playwright'), ['test', '--reporter=list,json', ...args], {
          cwd: path.join(root, workspace),
          env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          signal,
        }),
      ),
  };
}

/**
 * The faults that the shop survives, shortened.
 * @param {string} name
 * @param {string[]} [part] which of the trials
 * @returns {Step}
 */
export function prove(name, part = []) {
  return {
    name,
    perform: async (signal) => {
      const { code, output } = await run(process.execPath, ['.scripts/prove.mjs', '--short', ...part], {
        cwd: root,
        signal,
      });
      return { ...trueTo(code, countClosingLine(output)), output, tables: [output] };
    },
  };
}

/**
 * @param {string} name
 * @param {string} ending of the names of the scripts' tests
 * @returns {Step}
 */
export function nodeTests(name, ending) {
  return {
    name,
    perform: async (signal) => {
      // Not the folder itself: there, Node takes a script named test.mjs for a test.
      const files = readdirSync(path.join(root, '.scripts'), { recursive: true })
        .filter((file) => String(file).endsWith(ending))
        .map((file) => path.join('.scripts', String(file)));
      const args = ['--test', '--test-reporter=tap', ...files];
      const { code, output } = await run(process.execPath, args, { cwd: root, signal });
      return { ...trueTo(code, countTap(output)), output, tables: skippedInTap(output) };
    },
  };
}

/**
 * @param {(report: any) => import('./counts.mjs').Counts & { tables?: string[] }} read
 * @param {(report: string) => Promise<import('../lib/process/run.mjs').Ran>} perform
 * @returns {Promise<Outcome>}
 */
async function withReport(read, perform) {
  const folder = mkdtempSync(path.join(tmpdir(), 'haberdash-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { code, output } = await perform(report);
    const found = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0 };
    return { ...found, ...trueTo(code, found), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
