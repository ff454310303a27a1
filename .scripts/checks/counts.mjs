// @ts-check

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A report of Jest's `--json`. A file that could not even be read counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Counts}
 */
export const countJest = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/**
 * A report of Playwright's json reporter. A test that passed only at the second try failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * @typedef {{ name: string, body: string }} Attachment
 * @typedef {{ tests: { results: { attachments: Attachment[] }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * The tables that a Playwright report's tests attached for people to read.
 * @param {Suite} report
 * @returns {string[]}
 */
export function tablesOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const tables = results.flatMap(({ attachments }) => attachments).filter(({ name }) => name === 'table');
  return [...tables.map(({ body }) => Buffer.from(body, 'base64').toString()), ...suites.flatMap(tablesOf)];
}

/**
 * Reads the summary at the end of `node --test` in TAP.
 * @param {string} output
 * @returns {Counts}
 */
export function countTap(output) {
  const lineOf = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: lineOf('pass'), failed: lineOf('fail') + lineOf('cancelled') };
}

/**
 * Lists the tests that `node --test` skipped, each with the reason.
 * @param {string} output
 */
export const skippedInTap = (output) =>
  [...output.matchAll(/^ *ok \d+ - (.+) # SKIP (.+)$/gm)].map(([, name, why]) => `skipped: ${name} (${why})`);

/**
 * The closing line of our own commands: `N passed, N failed`.
 * @param {string} output
 * @returns {Counts}
 */
export function countClosingLine(output) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
}

// The last two are a thrown error and the line of code that Jest and Playwright point at.
const namesAFailure = /^(✘|● |not ok |\w+ +FAILED |Error: |> +\d+ \| )/;
const atMost = 30;

/**
 * The lines in which a tool names what failed and where, for the end of a long output, of which somebody may see no more.
 * @param {string} output
 */
export const failuresIn = (output) => {
  const lines = output.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => namesAFailure.test(line)))].slice(0, atMost);
};

/**
 * A tool's exit code is the last word: one that failed, or counted nothing, has failed at least once.
 * @param {number} code
 * @param {Counts} counts
 * @returns {Counts}
 */
export function trueTo(code, { passed, failed }) {
  const holds = failed > 0 || (code === 0 && passed > 0);
  return { passed, failed: holds ? failed : 1 };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
