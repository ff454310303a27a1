// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { root } from '../lib/workspaces.mjs';
import { baseImagesOf, readDockerfile } from './dockerfile.mjs';

const files = ['backend', 'frontend-shell', 'frontend-shop', 'frontend-admin'].map((workspace) =>
  path.join(root, workspace, 'Dockerfile'),
);
const bases = files.flatMap((file) => baseImagesOf(readDockerfile(file)));

test('no Dockerfile has a finding of the linter', () => {
  const findings = files.flatMap((file) => validate(readFileSync(file, 'utf8')));
  assert.deepEqual(findings, []);
});

/** @type {{ workspaces: string[] }} */
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const copiedIn = (/** @type {string} */ file) =>
  readDockerfile(file)
    .flatMap(({ steps }) => steps)
    .filter(({ keyword, from }) => keyword === 'COPY' && from === undefined)
    .flatMap(({ args }) => args.slice(0, -1));

for (const file of files) {
  const copied = copiedIn(file);
  describe(path.relative(root, file), () => {
    test('copies files that exist', () => {
      const missing = copied.filter((name) => !name.includes('*') && !existsSync(path.join(root, name)));
      assert.deepEqual(missing, []);
    });

    test('copies the package.json of every workspace, without which `npm ci` fails', () => {
      const forgotten = workspaces.filter((workspace) => !copied.includes(`${workspace}/package.json`));
      assert.deepEqual(forgotten, []);
    });
  });
}

describe('the base of the images', () => {
  test('is pinned by its digest', () => {
    for (const image of bases) assert.match(image, /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  });

  test('is the same version of Node and of nginx in all images', () => {
    assert.equal(new Set(bases).size, 2, `${[...new Set(bases)]}`);
  });
});
