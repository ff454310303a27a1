// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../lib/process/run.mjs';
import { StartupError } from '../lib/startup-error.mjs';

/** @typedef {{ url: string, cookie?: string, method?: string, body?: object }} Target `body` is sent as JSON */

export async function requireScanners() {
  for (const scanner of ['sqlmap', 'wapiti'])
    await run(scanner, ['--version']).catch(() => {
      throw new StartupError(`${scanner} is missing. On Debian: apt-get install sqlmap wapiti`);
    });
}

/**
 * Tries to inject SQL into every parameter of a request.
 * @param {Target} target
 * @returns {Promise<string[]>} what it found
 */
export async function sqlmap({ url, cookie, method, body }) {
  return inFolder(async (folder) => {
    const args = [
      '--batch',
      '--flush-session',
      '--output-dir',
      folder,
      '--technique=BEUS',
      '--threads=2',
      '-u',
      url,
    ];
    if (cookie) args.push('--cookie', cookie);
    if (method) args.push('--method', method);
    if (body) args.push('--data', JSON.stringify(body), '--headers', 'Content-Type: application/json');
    const { output } = await run('sqlmap', args);
    if (output.includes('identified the following injection point'))
      return [...output.matchAll(/^Parameter: .*$/gm)].map(([found]) => `${url}: SQL injection, ${found}`);
    if (output.includes('do not appear to be injectable')) return [];
    throw new StartupError(`sqlmap could not test ${url}:\n${output.slice(-2_000)}`);
  });
}

/** Those that speak to no other server. */
const modules = 'sql,xss,permanentxss,file,exec,redirect,crlf';

/**
 * Follows the links of a page and attacks what it finds there.
 * @param {Target & { more?: string[] }} target
 * @returns {Promise<string[]>} what it found
 */
export async function wapiti({ url, cookie, more = [] }) {
  return inFolder(async (folder) => {
    const report = path.join(folder, 'report.json');
    const args = [
      '-u',
      `${url}/`,
      '--scope',
      'domain',
      '-m',
      modules,
      '--flush-session',
      '--store-session',
      folder,
    ];
    args.push(
      '--no-bugreport',
      '--max-scan-time',
      '600',
      '--max-links-per-page',
      '50',
      '-f',
      'json',
      '-o',
      report,
    );
    for (const start of more) args.push('-s', start);
    if (cookie) args.push('--header', `Cookie: ${cookie}`);
    const { code, output } = await run('wapiti', args);
    if (code !== 0) throw new StartupError(`wapiti could not scan ${url}:\n${output.slice(-2_000)}`);
    /** @type {{ vulnerabilities: Record<string, { info: string, path: string }[]> }} */
    const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8'));
    return Object.entries(vulnerabilities).flatMap(([kind, found]) =>
      found.map((one) => `${one.path}: ${kind}, ${one.info}`),
    );
  });
}

/**
 * @template Result
 * @param {(folder: string) => Promise<Result>} work
 */
async function inFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'haberdash-scan-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
