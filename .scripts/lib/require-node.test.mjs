// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLeast } from './require-node.mjs';

/** @type {[version: string, answer: boolean][]} */
const versions = [
  ['18.20.1', false],
  ['20.9.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.1.0', true],
];
for (const [version, answer] of versions) {
  test(`Node ${version} is ${answer ? 'new enough' : 'too old'} for 20.19`, () => {
    assert.equal(isAtLeast(version, '20.19'), answer);
  });
}
