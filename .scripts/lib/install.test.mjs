// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isInstalled } from './install.mjs';

describe('the check that the locked packages are installed', () => {
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

  test('passes when only optional packages are missing', () =>
    assert.equal(isInstalled(wanted, present), true));
  test('fails when nothing is installed', () => assert.equal(isInstalled(wanted, undefined), false));
  test('fails when a package is missing', () => {
    const { 'node_modules/pg': missing, ...others } = present;
    assert.equal(isInstalled(wanted, others), false);
  });
  test('fails when a package has another version', () => {
    assert.equal(isInstalled(wanted, { ...present, 'node_modules/pg': { version: '7.0.0' } }), false);
  });
  test('fails when an optional package has another version', () => {
    assert.equal(
      isInstalled(wanted, { ...present, 'node_modules/for-another-platform': { version: '2.0.0' } }),
      false,
    );
  });
  test('is refused without a lock file', () => {
    assert.throws(() => isInstalled(undefined, present), { name: 'StartupError' });
  });
});
