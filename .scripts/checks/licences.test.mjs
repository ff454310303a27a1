// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { npm } from '../lib/process/run.mjs';
import { root } from '../lib/workspaces.mjs';

/** @typedef {{ name: string, license?: string, licenses?: { type: string }[] }} Package */

/* Everyone may use, change and sell the code that the shop ships. */

const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
];

/** @type {[packageName: RegExp, why: string][]} */
const exceptions = [
  [
    /^@img\/sharp-libvips-/,
    'LGPL-3.0-or-later: a library of its own that sharp links at run time, unchanged',
  ],
  [/^caniuse-lite$/, 'CC-BY-4.0: data for builds, not shipped'],
  [/^@zone-eu\/mailsplit$/, 'MIT OR EUPL-1.1+: we choose MIT'],
  [/^pause$/, 'MIT, as its readme says; its package.json names none'],
];

test('every package that the shop ships has a permissive licence', async () => {
  const { code, output } = await npm(['query', '.prod', '--loglevel=silent'], { cwd: root });
  assert.equal(code, 0, output);
  const packages = /** @type {Package[]} */ (JSON.parse(output));
  assert.ok(packages.length > 100);
  assert.deepEqual(packages.filter((one) => !isAllowed(one)).map(nameAndLicence), []);
});

test('the check finds packages without a licence and packages with a copyleft licence', () => {
  const named = (/** @type {Partial<Package>} */ fields) => ({ name: 'thimble', ...fields });
  assert.ok(isAllowed(named({ license: 'MIT AND ISC' })));
  assert.ok(isAllowed(named({ licenses: [{ type: 'MIT' }] })));
  for (const fields of [
    {},
    { license: 'GPL-3.0' },
    { license: 'MIT AND GPL-3.0' },
    { license: 'UNLICENSED' },
  ])
    assert.equal(isAllowed(named(fields)), false);
});

const licenceOf = (/** @type {Package} */ { license, licenses }) =>
  license ?? licenses?.map(({ type }) => type).join(' AND ') ?? 'none';

const nameAndLicence = (/** @type {Package} */ one) => `${one.name}: ${licenceOf(one)}`;

const isAllowed = (/** @type {Package} */ one) =>
  exceptions.some(([name]) => name.test(one.name)) ||
  licenceOf(one)
    .split(' AND ')
    .every((licence) => permissive.includes(licence));
