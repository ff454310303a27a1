// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { performAll } from './perform.mjs';
import { run } from '../lib/process/run.mjs';

const options = { log: () => {}, signal: new AbortController().signal };

test('a step that hangs is ended and counts as failed, and the next one is performed', async () => {
  const hanging = async (/** @type {AbortSignal} */ signal) => {
    const { output } = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { signal });
    return { passed: 3, failed: 0, output };
  };
  const steps = [
    { name: 'hanging', perform: hanging },
    { name: 'next', perform: async () => ({ passed: 1, failed: 0, output: '' }) },
  ];
  const results = await performAll([{ atOnce: 1, steps }], { ...options, limitMinutes: 0.005 });
  assert.deepEqual(
    results.map(({ name, passed, failed }) => ({ name, passed, failed })),
    [
      { name: 'hanging', passed: 3, failed: 1 },
      { name: 'next', passed: 1, failed: 0 },
    ],
  );
  assert.match(results[0]?.output ?? '', /did not end within/);
});
