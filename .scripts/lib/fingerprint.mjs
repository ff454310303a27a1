// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

// Results, and what only tests and measurements read.
const noInput = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test',
  'testing',
  'bench',
  'prove',
  'e2e',
  'test-results',
  'playwright-report',
]);
const testFile = /\.(spec|test|contract)\.tsx?$/;

/**
 * One hash of the names and contents of all files below the given files and folders.
 * @param {string} root
 * @param {string[]} inputs
 */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(root, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
function filesBelow(root, name) {
  const absolute = path.join(root, name);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [name];
  return readdirSync(absolute)
    .filter((entry) => !noInput.has(entry) && !testFile.test(entry))
    .sort()
    .flatMap((entry) => filesBelow(root, path.join(name, entry)));
}
