// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './run.mjs';

const check = new URL('./fail-on-leaks.mjs', import.meta.url).href;

/** @param {string} use what happens to an open file */
function runWith(use) {
  const script = `import { open } from 'node:fs/promises';
    let file = await open('/dev/null');
    ${use}
    file = undefined;
    for (let turn = 0; turn < 20; turn += 1) {
      gc();
      await new Promise(setImmediate);
    }`;
  return run(process.execPath, ['--expose-gc', '--import', check, '--input-type=module', '--eval', script]);
}

test('a process that leaves a file open fails', async () => {
  const { code, output } = await runWith('');
  assert.notEqual(code, 0);
  assert.match(output, /DEP0137/);
});

test('a process that closes its files does not', async () => {
  const { code, output } = await runWith('await file.close();');
  assert.deepEqual([code, output], [0, '']);
});

test('a process that adds too many listeners to an object fails', async () => {
  const { code, output } = await runWith(`await file.close();
    const { EventEmitter } = await import('node:events');
    const emitter = new EventEmitter();
    for (let count = 0; count < 11; count += 1) emitter.on('close', () => {});`);
  assert.notEqual(code, 0);
  assert.match(output, /MaxListenersExceededWarning/);
});
