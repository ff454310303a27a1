// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/workspaces.mjs';

/* The shop's owner chose these packages. Each does its usual job in our code, and none is replaced. */

const backend = ['backend/src'];
const frontends = ['frontend-shell/src', 'frontend-shell/kit', 'frontend-shop/src', 'frontend-admin/src'];
const builds = ['frontend-shell', 'frontend-shop', 'frontend-admin'].map(
  (name) => `${name}/webpack.config.cjs`,
);

/** @type {[packageName: string, where: string[], isTest?: boolean][]} */
const packages = [
  ['@nestjs/core', backend],
  ['@nestjs/common', backend],
  ['@nestjs/platform-express', backend],
  ['multer', backend],
  ['@nestjs/passport', backend],
  ['passport-jwt', backend],
  ['@nestjs/typeorm', backend],
  ['typeorm', backend],
  ['pg', backend],
  ['@nestjs/testing', [...backend, 'backend/test'], true],
  ['react', frontends],
  ['react-dom', frontends],
  ['react-router-dom', frontends],
  ['redux', frontends],
  ['redux-saga', frontends],
  ['antd', frontends],
  ['@module-federation/enhanced', frontends],
  ['webpack', [...builds, 'frontend-shell/kit']],
];

const isSource = (/** @type {string} */ file) => /\.(ts|tsx|cjs)$/.test(file);
const isTest = (/** @type {string} */ file) =>
  /\.(spec|test|contract)\.tsx?$|\/(test|testing|memory)\//.test(file);

/** @param {string} place a file or a folder */
const filesIn = (place) =>
  isSource(place)
    ? [place]
    : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => isSource(file) && !file.includes('node_modules'))
        .map((file) => path.join(place, file));

/** Packages that a file imports for more than their types. */
function importsOf(/** @type {string} */ file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const specifiers = text.matchAll(
    /(?:^import (?!type )[^;]*?from |^import |^export [^;]*?from |\b(?:import|require)\()'([^'.][^']*)'/gm,
  );
  return [...specifiers].map(([, specifier = '']) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}

for (const [name, places, mayBeTest = false] of packages) {
  test(`${name} is imported by ${mayBeTest ? 'tests' : 'production source'}`, () => {
    const importers = places
      .flatMap(filesIn)
      .filter((file) => isTest(file) === mayBeTest && importsOf(file).includes(name));
    assert.notEqual(importers.length, 0, `nothing in ${places.join(', ')} imports ${name}`);
  });
}

test('jest runs the tests of every workspace', () => {
  for (const workspace of [
    'backend',
    'frontend-shell',
    'frontend-shell/kit',
    'frontend-shop',
    'frontend-admin',
  ]) {
    const { scripts } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
    assert.equal(scripts.test, 'jest', workspace);
  }
});
