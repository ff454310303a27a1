// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  digestOfKit,
  kitFolder,
  kitProblem,
  readKit,
  readPublished,
  writePublished,
} from './lib/generated/published.mjs';

/* Records the kit as it is under its version, before it is packed for other teams or deployed with the shell. `--check` writes nothing. */

const { version } = readKit();
const published = readPublished();
const digest = digestOfKit();
const hasNotes = readFileSync(path.join(kitFolder, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`);
const problem =
  kitProblem(version, digest, published.kit) ??
  (hasNotes ? undefined : `frontend-shell/kit/CHANGELOG.md has no section ${version}.`);
const isPublished = published.kit[version] === digest;
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  if (!isPublished) console.error(`The kit ${version} is not published yet: npm run kit:publish`);
  process.exitCode = isPublished ? 0 : 1;
} else {
  writePublished({ ...published, kit: { ...published.kit, [version]: digest } });
  console.log(`The kit ${version} is published as it is: commit .config/published.json`);
}
