// @ts-check
import { readFileSync } from 'node:fs';

/** Ends the process with one sentence when this Node is older than package.json's `engines` allow. */
export function requireNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (isAtLeast(process.versions.node, manifest.engines.node.replace('>=', ''))) return;
  console.error(`Haberdash needs Node ${manifest.engines.node}, but this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * @param {string} version
 * @param {string} minimum
 */
export function isAtLeast(version, minimum) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = minimum.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
