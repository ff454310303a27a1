// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

describe('the base of the images', () => {
  test('is pinned by its digest', () => {
    for (const image of bases) assert.match(image, /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  });

  test('is the same version of Node and of nginx in all images', () => {
    assert.equal(new Set(bases).size, 2, `${[...new Set(bases)]}`);
  });
});
