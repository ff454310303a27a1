// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspaces.mjs';

/*
 * Teams have versions of the kit, and contracts of remotes, of each other. `.config/published.json` has the digest of each, so
 * that a version stays what it was when it was published. Git is not asked: a check also runs in a copy without a history.
 */

/** @typedef {Record<string, string>} Digests by version, or by file of a contract */
/**
 * `withdrawn` has the reason why a contract is no longer kept, by its file.
 * @typedef {{ kit: Digests, contracts: Digests, withdrawn: Record<string, string> }} Published
 */

const file = path.join(root, '.config/published.json');
export const kitFolder = path.join(root, 'frontend-shell/kit');
const contractsFolder = path.join(root, 'backend/contracts');

/** `npm pack` leaves these files of the kit's folder out; the changelog is packed, but no part of the digest. */
const notInPackage = /(^|\/)(node_modules|dist|coverage)\/|\.test\.|^jest\.config\.cjs$|^CHANGELOG\.md$/;

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** @returns {Published} */
export const readPublished = () => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Published} published */
export const publishedText = (published) => `${JSON.stringify(published, undefined, 2)}\n`;

/** @param {Published} published */
export const writePublished = (published) => writeFileSync(file, publishedText(published));

/** @returns {{ version: string }} */
export const readKit = () => JSON.parse(readFileSync(path.join(kitFolder, 'package.json'), 'utf8'));

/** The files of the kit's package whose contents count. @param {string} [folder] */
export function filesOfKit(folder = kitFolder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !notInPackage.test(name))
    .sort();
}

/** @param {string} [folder] */
export function digestOfKit(folder = kitFolder) {
  return sha256(
    filesOfKit(folder)
      .map((name) => `${sha256(contentOf(folder, name))}  ${name}\n`)
      .join(''),
  );
}

/** The digest covers what a remote's team gets of package.json, without the version, which it is compared by. @param {string} folder @param {string} name */
function contentOf(folder, name) {
  const text = readFileSync(path.join(folder, name), 'latin1');
  if (name !== 'package.json') return text;
  const {
    version: _version,
    devDependencies: _devDependencies,
    scripts: _scripts,
    ...rest
  } = JSON.parse(text);
  return JSON.stringify(rest);
}

/** The keys are the names of the contracts' files. @returns {Digests} */
export function digestsOfContracts() {
  const names = existsSync(contractsFolder) ? readdirSync(contractsFolder).sort() : [];
  return Object.fromEntries(
    names.map((name) => [name, sha256(readFileSync(path.join(contractsFolder, name), 'utf8'))]),
  );
}

/** With contracts that are new; what is published is never replaced. */
export function withNewContracts() {
  const published = readPublished();
  return { ...published, contracts: { ...digestsOfContracts(), ...published.contracts } };
}

/**
 * @param {string} version of the kit
 * @param {string} digest
 * @param {Digests} published
 * @returns {string | undefined} what is wrong
 */
export function kitProblem(version, digest, published) {
  const recorded = published[version];
  if (recorded === digest) return undefined;
  if (recorded)
    return `The kit is not the ${version} that was published. Raise its version, which is enough until the next one is published: npm version minor -w @haberdash/kit --no-git-tag-version --no-workspaces-update`;
  const later = Object.keys(published).find((other) => compareVersions(other, version) > 0);
  return later && `The kit's version ${version} is lower than ${later}, which was published.`;
}

/**
 * @param {Digests} contracts that are there
 * @param {Digests} published
 * @param {Published['withdrawn']} [withdrawn]
 * @returns {string[]} what is wrong
 */
export function contractProblems(contracts, published, withdrawn = {}) {
  const changed = Object.entries(contracts)
    .filter(([name, digest]) => published[name] !== digest)
    .map(([name]) =>
      published[name]
        ? `${name} was published and has changed since: restore it, and publish a new version of the remote.`
        : `${name} is not recorded: run npm run generate.`,
    );
  const missing = missingContracts(contracts, published).filter((name) => !(name in withdrawn));
  return [...changed, ...missing.map(gone)];
}

/** The last two versions of each remote are kept, because a shop may go back to the one before. @param {Digests} contracts @param {Digests} published */
function missingContracts(contracts, published) {
  const names = Object.keys(published);
  return [...new Set(names.map(remoteOf))]
    .map((remote) => names.filter((name) => remoteOf(name) === remote))
    .flatMap((names) => names.sort((a, b) => compareVersions(versionOf(b), versionOf(a))).slice(0, 2))
    .filter((name) => !(name in contracts));
}

/** @param {string} name */
const gone = (name) =>
  `${name} is gone: the contracts of a remote's last two versions are kept, unless .config/published.json says why one is withdrawn.`;

/** @param {string} name of a contract's file, such as shop-1.2.0.json */
const remoteOf = (name) => name.replace(/-\d.*$/, '');
/** @param {string} name */
const versionOf = (name) => name.slice(remoteOf(name).length + 1).replace(/\.json$/, '');

/** @param {string} one @param {string} other */
export const compareVersions = (one, other) => one.localeCompare(other, 'en', { numeric: true });
