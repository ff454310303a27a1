// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint, Linter } from 'eslint';
import { commentSentences } from '../../.config/comment-sentences.mjs';
import { root } from '../lib/workspaces.mjs';

/** @param {string} code */
const refusals = (code) =>
  new Linter()
    .verify(code, {
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      plugins: { haberdash: { rules: { 'comment-sentences': commentSentences } } },
      rules: { 'haberdash/comment-sentences': 'error' },
    })
    .map(({ line, messageId }) => `${line} ${messageId}`);

/** @type {[code: string, refused: string[]][]} */
const probes = [
  ['/** In whole cents. */', ['1 short']],
  ['/**\n * In cents.\n * @param {string} a the parameter has words enough\n */', ['1 short']],
  ['/** What is sold of the product in a day. */', ['1 half']],
  ['let a = 1; // Of the form that is open.', ['1 half']],
  ['// By the day on which it began.', ['1 half']],
  ['/* As it was before the last change. */', ['1 half']],
  ['/** Null: the sale starts at once. */', ['1 half']],
  ['/** Undefined: it has not begun yet. */', ['1 half']],
  ['/** So many people have the role. */', ['1 half']],
  ['/** Null means that the sale starts at once. */', []],
  ['// One.\n\n// Two.', ['1 short', '3 short']],
  ['/** The amount is in whole cents. */', []],
  ['// The first line is short,\n// the comment is not.', []],
  ['/** @type {string} */\nlet a;', []],
  ['// @ts-check', []],
  ['// eslint-disable-next-line eqeqeq', []],
  ['// prettier-ignore', []],
  ['/* webpackChunkName: "a" */', []],
  ['/// <reference types="node" />', []],
  ['let url = "https://localhost/of";', []],
];

for (const [code, refused] of probes)
  test(`comments: ${JSON.stringify(code)} is ${refused.length > 0 ? 'refused' : 'allowed'}`, () => {
    assert.deepEqual(refusals(code), refused);
  });

const files = [
  '.config/comment-sentences.mjs',
  'backend/src/cart/domain/cart.ts',
  'backend/test/platform/traces.spec.ts',
  'frontend-shell/kit/day.ts',
  'frontend-shop/src/search/wish.ts',
];

for (const file of files)
  test(`comments: ${file} is checked`, async () => {
    const eslint = new ESLint({ cwd: root, overrideConfigFile: '.config/eslint.config.mjs' });
    const { rules } = await eslint.calculateConfigForFile(file);
    assert.equal(rules['haberdash/comment-sentences']?.[0], 2);
  });
