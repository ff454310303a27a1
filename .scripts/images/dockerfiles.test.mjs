// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../lib/workspaces.mjs';
import { baseImagesOf, readDockerfile } from './dockerfile.mjs';

const workspaces = ['backend', 'frontend-shell', 'frontend-shop', 'frontend-admin'];
const bases = workspaces.flatMap((workspace) =>
  baseImagesOf(readDockerfile(path.join(root, workspace, 'Dockerfile'))),
);
const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const composed = [...compose.matchAll(/^ +image: (.+)$/gm)].map(([, image]) => image ?? '');

describe('what the images start from', () => {
  test('is pinned by its digest', () => {
    for (const image of [...bases, ...composed]) assert.match(image, /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  });

  test('is the same Node and the same nginx in all of them', () => {
    assert.equal(new Set(bases).size, 2, `${[...new Set(bases)]}`);
  });
});

test('every service of docker-compose.yml has an init process', () => {
  const services = compose.split(/^(?= {2}\w+:$)/m).filter((part) => /^ {4}(build|image):/m.test(part));
  assert.equal(services.length, 5);
  for (const service of services) assert.match(service, /^ {4}init: true$/m);
});
