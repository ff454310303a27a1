// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint, Linter } from 'eslint';
import { oneCurrency } from '../../.config/one-currency.mjs';
import { root } from '../lib/workspaces.mjs';

/** @param {string} code */
const refusals = (code) =>
  new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { haberdash: { rules: { 'one-currency': oneCurrency } } },
      rules: { 'haberdash/one-currency': 'error' },
    })
    .map(({ messageId }) => messageId);

/** @type {[code: string, isRefused: boolean][]} */
const probes = [
  ["const amount = { currency_code: 'USD' };", true],
  ["const isSame = currency === 'EUR';", true],
  ['const text = `$${amount}`;', true],
  ['const text = `${amount} €`;', true],
  ["const text = 'An order can be at most $10,000,000.';", true],
  ["const text = 'Free over $5.50';", true],
  ['const field = <Input prefix="$" />;', true],
  ['const field = <b>¥</b>;', true],
  ["const sql = 'SELECT $1';", false],
  ["const text = name.replace(/(a)b$/, '$1-');", false],
  ['const pattern = new RegExp(`^${name}$`);', false],
  ['const text = money(amount);', false],
];

for (const [code, isRefused] of probes)
  test(`currency: ${code} is ${isRefused ? 'refused' : 'allowed'}`, () => {
    assert.deepEqual(refusals(code), isRefused ? ['named'] : []);
  });

/** @type {[file: string, isChecked: boolean][]} */
const files = [
  ['backend/src/payments/gateway/adapters/paypal/paypal-orders.ts', true],
  ['backend/demo/simulators/paypal/orders/wire.ts', true],
  ['frontend-shell/kit/orders/OrderContents.tsx', true],
  ['frontend-shop/src/search/wish.ts', true],
  ['frontend-admin/src/list/filters.tsx', true],
  ['backend/src/shared/currency/currency.ts', false],
  ['frontend-shell/kit/money.ts', false],
  ['frontend-shop/src/search/wish.test.ts', false],
];

for (const [file, isChecked] of files)
  test(`currency: ${file} is ${isChecked ? '' : 'not '}checked`, async () => {
    const eslint = new ESLint({ cwd: root, overrideConfigFile: '.config/eslint.config.mjs' });
    const { rules } = await eslint.calculateConfigForFile(file);
    assert.equal(rules['haberdash/one-currency']?.[0], isChecked ? 2 : undefined);
  });
