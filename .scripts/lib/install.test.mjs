// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isInstalled } from './install.mjs';

describe('whether the packages of the lock file are installed', () => {
  const wanted = {
    '': { version: '0.1.0' },
    backend: { version: '0.1.0' },
    'node_modules/@haberdash/backend': { link: true },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  };
  const present = {
    backend: { version: '0.1.0' },
    'node_modules/@haberdash/backend': { link: true },
    'node_modules/pg': { version: '8.0.0' },
  };

  test('yes, when all but the optional ones are there', () =>
    assert.equal(isInstalled(wanted, present), true));
  test('no, when nothing is', () => assert.equal(isInstalled(wanted, undefined), false));
  test('no, when one is missing', () => {
    const { 'node_modules/pg': missing, ...others } = present;
    assert.equal(isInstalled(wanted, others), false);
  });
  test('no, when one has another version', () => {
    assert.equal(isInstalled(wanted, { ...present, 'node_modules/pg': { version: '7.0.0' } }), false);
  });
  test('no, when an optional one has another version', () => {
    assert.equal(
      isInstalled(wanted, { ...present, 'node_modules/for-another-platform': { version: '2.0.0' } }),
      false,
    );
  });
  test('refused, when there is no lock file', () => {
    assert.throws(() => isInstalled(undefined, present), { name: 'StartupError' });
  });
});
