// @ts-check
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a server that was just started answers with anything.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
export async function untilItAnswers(url, server) {
  for (;;) {
    assert.equal(server.exitCode ?? server.signalCode, null, 'the server ended instead of answering');
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response) return;
    await sleep(20);
  }
}
