// @ts-check
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  contractProblems,
  digestOfKit,
  digestsOfContracts,
  filesOfKit,
  kitFolder,
  kitProblem,
  readKit,
  readPublished,
} from '../lib/generated/published.mjs';
import { npm } from '../lib/process/run.mjs';
import { root } from '../lib/workspaces.mjs';

const published = readPublished();

describe('the kit', () => {
  test('is what was published under its version, or has a later one', () => {
    const problem = kitProblem(readKit().version, digestOfKit(), published.kit);
    assert.equal(problem, undefined, problem);
  });

  test('has its version in the lock file and in its changelog', () => {
    const { version } = readKit();
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    assert.equal(lock.packages['frontend-shell/kit'].version, version);
    assert.match(readFileSync(path.join(kitFolder, 'CHANGELOG.md'), 'utf8'), new RegExp(`\n## ${version}\n`));
  });

  test('counts every file that npm packs', async () => {
    const packed = await npm(
      ['pack', '--dry-run', '--json', '--ignore-scripts', '--workspace=@haberdash/kit'],
      {
        cwd: root,
      },
    );
    const [{ files }] = JSON.parse(packed.output.slice(packed.output.indexOf('[')));
    const names = files.map((/** @type {{ path: string }} */ { path }) => path);
    assert.deepEqual(
      names.filter((/** @type {string} */ name) => name !== 'CHANGELOG.md').sort(),
      filesOfKit(),
    );
  });

  test("lets a remote's team take a later patch of each peer", () => {
    const { peerDependencies } = JSON.parse(readFileSync(path.join(kitFolder, 'package.json'), 'utf8'));
    for (const [name, range] of Object.entries(peerDependencies)) assert.match(range, /^\^/, name);
  });
});

describe('the digest of the kit', () => {
  /** @param {string} name @param {(text: string) => string} edit */
  function digestAfter(name, edit) {
    const folder = mkdtempSync(path.join(tmpdir(), 'haberdash-kit-'));
    try {
      for (const file of ['package.json', 'money.ts', 'money.test.ts', 'CHANGELOG.md'])
        cpSync(path.join(kitFolder, file), path.join(folder, file));
      const before = digestOfKit(folder);
      const file = path.join(folder, name);
      writeFileSync(file, edit(readFileSync(file, 'utf8')));
      return { before, after: digestOfKit(folder) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const appended = (/** @type {string} */ text) => `${text}\n// more\n`;
  const withPeer = (/** @type {string} */ text) =>
    text.replace('"peerDependencies": {', '$& "left-pad": "^1.0.0",');
  const raised = (/** @type {string} */ text) => text.replace(/"version": "[^"]+"/, '"version": "99.0.0"');

  test('changes with its code and its peers', () => {
    for (const { before, after } of [
      digestAfter('money.ts', appended),
      digestAfter('package.json', withPeer),
    ])
      assert.notEqual(before, after);
  });

  test('is the same after a change of its version, its tests or its changelog', () => {
    for (const { before, after } of [
      digestAfter('package.json', raised),
      digestAfter('money.test.ts', appended),
      digestAfter('CHANGELOG.md', appended),
    ])
      assert.equal(before, after);
  });
});

describe('the check of the kit', () => {
  const known = { '2.9.0': 'as published' };

  test('reports a change under a published version', () => {
    assert.match(kitProblem('2.9.0', 'changed', known) ?? '', /not the 2\.9\.0 that was published/);
  });

  test('accepts any number of changes once the version is raised', () => {
    assert.equal(kitProblem('2.10.0', 'changed', known), undefined);
    assert.equal(kitProblem('2.9.0', 'as published', known), undefined);
  });

  test('reports a version that is lower than a published one', () => {
    assert.match(kitProblem('2.8.9', 'changed', known) ?? '', /lower than 2\.9\.0/);
  });
});

describe('the contracts of published remotes', () => {
  test('are what they were, and those of the last two versions are there', () => {
    const problems = contractProblems(digestsOfContracts(), published.contracts, published.withdrawn);
    assert.deepEqual(problems, []);
  });

  test('need a kit that is published', () => {
    const contracts = Object.keys(digestsOfContracts()).map((name) =>
      JSON.parse(readFileSync(path.join(root, 'backend/contracts', name), 'utf8')),
    );
    for (const { remote, version, kit } of contracts)
      assert.ok(
        kit.replace('^', '') in published.kit,
        `${remote} ${version} needs the kit ${kit}: npm run kit:publish`,
      );
  });
});

describe('the check of contracts', () => {
  const known = {
    'shop-1.9.0.json': 'a',
    'shop-1.10.0.json': 'b',
    'shop-1.8.0.json': 'c',
    'admin-1.0.0.json': 'd',
  };
  const { 'shop-1.8.0.json': _old, ...lastTwo } = known;

  test('accepts the last two versions of each remote', () => {
    assert.deepEqual(contractProblems(lastTwo, known), []);
  });

  test('accepts that one of them is withdrawn for a reason', () => {
    const { 'shop-1.9.0.json': _gone, ...others } = known;
    assert.deepEqual(contractProblems(others, known, { 'shop-1.9.0.json': 'a new status' }), []);
  });

  test('reports one that has changed, one that is not recorded, and one that is gone too early', () => {
    const { 'shop-1.9.0.json': _gone, ...others } = known;
    const problems = contractProblems({ ...others, 'shop-1.10.0.json': 'x', 'shop-2.0.0.json': 'e' }, known);
    assert.deepEqual(
      problems.map((problem) => problem.replace(/ (was|is) .*/, ' $1')),
      ['shop-1.10.0.json was', 'shop-2.0.0.json is', 'shop-1.9.0.json is'],
    );
  });
});
