// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../lib/workspaces.mjs';
import { does, importsOf, usualJobs } from './usual-jobs.mjs';

/* The shop's owner chose these packages. Each does its usual job in our code, and none is replaced. */

const isSource = (/** @type {string} */ file) => /\.(ts|tsx|cjs)$/.test(file);
const isTest = (/** @type {string} */ file) =>
  /\.(spec|test|contract)\.tsx?$|\/(test|testing|memory)\//.test(file);
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} place a file or a folder */
const filesIn = (place) =>
  isSource(place)
    ? [place]
    : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => isSource(file) && !file.includes('node_modules'))
        .map((file) => path.join(place, file));

for (const job of usualJobs) {
  const { from, places, files: atLeast = 1, isTest: mayBeTest = false, otherJob } = job;
  describe(`${from} ${job.job}`, () => {
    test(`in at least ${atLeast} of the files of ${mayBeTest ? 'tests' : 'production source'}`, () => {
      const doing = places
        .flatMap(filesIn)
        .filter((file) => isTest(file) === mayBeTest && does(read(file), job));
      assert.ok(doing.length >= atLeast, `${places.join(', ')}: ${doing.join(', ') || 'none'}`);
    });

    test('and a planted file that imports it for something else does not count', () => {
      assert.ok(importsOf(otherJob).includes(from));
      assert.equal(does(otherJob, job), false);
    });
  });
}

test('webpack builds every frontend', () => {
  for (const workspace of ['frontend-shell', 'frontend-shop', 'frontend-admin'])
    assert.match(JSON.parse(read(`${workspace}/package.json`)).scripts.build, /^webpack\b/, workspace);
});

test('jest runs the tests of every workspace', () => {
  for (const workspace of [
    'backend',
    'frontend-shell',
    'frontend-shell/kit',
    'frontend-shop',
    'frontend-admin',
  ])
    assert.equal(JSON.parse(read(`${workspace}/package.json`)).scripts.test, 'jest', workspace);
});
