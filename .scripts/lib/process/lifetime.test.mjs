// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, test } from 'node:test';

const lifetime = new URL('./lifetime.mjs', import.meta.url).href;

/**
 * @param {boolean} isTask
 * @param {NodeJS.Signals} signal
 * @returns {Promise<[number | null, string]>} exit code and output of a process that is sent the signal
 */
async function interrupted(isTask, signal) {
  const script = `import { beginLifetime } from ${JSON.stringify(lifetime)};
    beginLifetime({ isTask: ${isTask} }).atEnd(async () => console.log('closed'));
    setInterval(() => {}, 1000);
    console.log('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  await once(child.stdout, 'data');
  child.kill(signal);
  const [code] = await once(child, 'close');
  return [code, output];
}

describe('an interrupted process closes what it opened', () => {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    test(`and a task exits with ${code} on ${signal}, because it has not finished`, async () => {
      assert.deepEqual(await interrupted(true, signal), [code, 'open\nclosed\n']);
    });
    test(`and a server exits with 0 on ${signal}`, async () => {
      assert.deepEqual(await interrupted(false, signal), [0, 'open\nclosed\n']);
    });
  }
});
