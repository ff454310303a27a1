import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenOff, type Finding } from './trial';

const backend = join(__dirname, '..');
const jest = require.resolve('jest/bin/jest');

/** The parts of Jest's report that count. */
interface JestReport {
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/**
 * Runs an HTTP test, whose servers load the planted bug's module.
 * @param spec below the backend
 * @param bugModule below the backend
 * @returns a finding for each of its tests
 */
export async function runSpec(spec: string, bugModule?: string): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-spec-'));
  const report = join(folder, 'report.json');
  const args = ['--selectProjects', 'http', '--json', `--outputFile=${report}`, '--runTestsByPath', spec];
  const env = { ...process.env, ...(bugModule !== undefined && { PLANTED_BUG: bugModule }) };
  try {
    const output = await new Promise<string>((resolve) => {
      // Jest ends with code 1 when a test fails; the report says so, too.
      execFile(process.execPath, [jest, ...args], { cwd: backend, env }, (_error, _out, errors) =>
        resolve(errors),
      );
    });
    const text = await readFile(report, 'utf8').catch(() => undefined);
    return text === undefined ? [aborted(output)] : findingsIn(JSON.parse(text) as JestReport);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function findingsIn({ testResults }: JestReport): Finding[] {
  return testResults.flatMap(({ message, assertionResults }) =>
    assertionResults.length === 0
      ? [aborted(message)]
      : assertionResults.map(({ fullName, status, failureMessages }) => ({
          what: fullName,
          figure: status === 'passed' ? 'passed' : firstLineOf(failureMessages.join('\n')),
          good: status !== 'failed',
        })),
  );
}

const aborted = (reason: string): Finding => ({ what: brokenOff, figure: reason, good: false });

const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
const firstLineOf = (message: string): string => message.replaceAll(escapes, '').split('\n')[0]!;
