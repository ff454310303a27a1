// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fingerprint } from './fingerprint.mjs';

describe("the fingerprint of a build's inputs", () => {
  /** @type {string} */
  let root;
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const print = () => fingerprint(root, ['shop', 'lock.json']);

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'haberdash-fingerprint-'));
    write('shop/src/cart.ts', 'one');
    write('lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** @type {[what: string, change: () => void][]} */
  const changes = [
    ['a file changes', () => write('shop/src/cart.ts', 'two')],
    ['a file is added', () => write('shop/src/new.ts', '')],
    ['a file goes away', () => rmSync(path.join(root, 'shop/src/cart.ts'))],
    ['the lock file changes', () => write('lock.json', '{ }')],
    [
      'text moves from one file to the next',
      () => (write('shop/src/cart.ts', 'on'), write('shop/src/d.ts', 'e')),
    ],
  ];
  for (const [what, change] of changes) {
    test(`changes when ${what}`, () => {
      const before = print();
      change();
      assert.notEqual(print(), before);
    });
  }

  /** @type {[what: string, change: () => void][]} */
  const indifferent = [
    ['a file is only touched', () => utimesSync(path.join(root, 'shop/src/cart.ts'), 1, 1)],
    ['a test changes', () => write('shop/src/cart.spec.ts', 'test')],
    ['a trial of the proof changes', () => write('shop/prove/trial.ts', 'trial')],
    ['a build result changes', () => write('shop/dist/main.js', 'built')],
    ['another workspace changes', () => write('admin/src/a.ts', 'a')],
  ];
  for (const [what, change] of indifferent) {
    test(`stays when ${what}`, () => {
      const before = print();
      change();
      assert.equal(print(), before);
    });
  }
});
