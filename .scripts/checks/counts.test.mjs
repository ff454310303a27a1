// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  countClosingLine,
  countJest,
  countPlaywright,
  countTap,
  failuresIn,
  skippedInTap,
  sum,
  tablesOf,
  trueTo,
} from './counts.mjs';

describe('the counts of the summary', () => {
  test('take a Jest file that could not be read as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    assert.deepEqual(countJest(report), { passed: 7, failed: 3 });
  });

  test('take a flaky browser test and an error outside of any test as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] };
    assert.deepEqual(countPlaywright(report), { passed: 5, failed: 3 });
  });

  test('include the tables that browser tests attach, at any depth', () => {
    const attached = (/** @type {string} */ name, /** @type {string} */ text) => ({
      specs: [
        { tests: [{ results: [{ attachments: [{ name, body: Buffer.from(text).toString('base64') }] }] }] },
      ],
    });
    const report = {
      suites: [{ ...attached('table', 'one'), suites: [attached('table', 'two')] }, attached('trace', '-')],
    };
    assert.deepEqual(tablesOf(report), ['one', 'two']);
  });

  test("read the last lines of Node's test runner", () => {
    assert.deepEqual(countTap('ok 1 - # pass 9\n# pass 12\n# fail 1\n# cancelled 2\n'), {
      passed: 12,
      failed: 3,
    });
    assert.deepEqual(countTap('it crashed'), { passed: 0, failed: 0 });
  });

  test('name skipped tests with the reason', () => {
    const output = '    ok 1 - serves files\nok 2 - the nginx of the shop # SKIP no nginx on this machine\n';
    assert.deepEqual(skippedInTap(output), ['skipped: the nginx of the shop (no nginx on this machine)']);
  });

  test('name each failed test once, with its error and its line of code', () => {
    const output = [
      '  ✓  1 e2e/cart.spec.ts:5:1 › adds (1.0s)',
      '  ✘  2 e2e/cart.spec.ts:9:1 › follows other tabs (11.0s)',
      '  ● the cart › keeps what is added',
      '  ● the cart › keeps what is added',
      '    Error: expect(locator).toBeVisible() failed',
      '       8 |   await page.reload();',
      '    >  9 |   await expect(badge).toBeVisible();',
      '    > 10 |   await expect(badge).toHaveText("2");',
      '    not ok 3 - starts all servers',
      'stops      FAILED calls cut: 2',
    ];
    assert.deepEqual(failuresIn(output.join('\n')), [
      '✘  2 e2e/cart.spec.ts:9:1 › follows other tabs (11.0s)',
      '● the cart › keeps what is added',
      'Error: expect(locator).toBeVisible() failed',
      '>  9 |   await expect(badge).toBeVisible();',
      '> 10 |   await expect(badge).toHaveText("2");',
      'not ok 3 - starts all servers',
      'stops      FAILED calls cut: 2',
    ]);
  });

  test('read the closing line of our own commands', () => {
    assert.deepEqual(countClosingLine('ok one\n\n16 passed, 2 failed\n'), { passed: 16, failed: 2 });
    assert.deepEqual(countClosingLine('it crashed'), { passed: 0, failed: 0 });
  });

  test('follow the exit code when it is worse than the report', () => {
    assert.deepEqual(trueTo(1, { passed: 3, failed: 0 }), { passed: 3, failed: 1 });
    assert.deepEqual(trueTo(1, { passed: 3, failed: 2 }), { passed: 3, failed: 2 });
    assert.deepEqual(trueTo(0, { passed: 3, failed: 0 }), { passed: 3, failed: 0 });
  });

  test('take a run without any test as a failure', () => {
    assert.deepEqual(trueTo(0, { passed: 0, failed: 0 }), { passed: 0, failed: 1 });
  });

  test('add up', () => {
    assert.deepEqual(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
      { passed: 3, failed: 3 },
    );
  });
});
