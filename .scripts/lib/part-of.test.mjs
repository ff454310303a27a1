// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { countRun, partOf, partOfRun } from './part-of.mjs';

const names = ['a', 'b', 'c', 'd', 'e'];

describe('a part of the trials', () => {
  test('contains some of the names, and all parts together each name once', () => {
    const parts = ['1/3', '2/3', '3/3'].map((part) => partOf(names, part));
    assert.deepEqual(parts.flat().sort(), names);
    assert.ok(parts.every((part) => part.length > 0));
  });

  for (const part of ['0/3', '4/3', '3', 'a/b', '1/0', ''])
    test(`can't be ${part || 'empty'}`, () => {
      assert.throws(() => partOf(names, part), /looks like 2\/4/);
    });

  for (const script of ['test.mjs', 'prove.mjs'])
    test(`that is malformed ends ${script} with one sentence`, () => {
      const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, '--part', 'x'], {
        encoding: 'utf8',
      });
      assert.deepEqual([status, stdout, stderr], [1, '', 'A part looks like 2/4, not x.\n']);
    });

  test('depends on the commit and always exists', () => {
    assert.equal(partOfRun('00000000ab', 4, 0), '1/4');
    assert.equal(partOfRun('00000003cd', 4, 0), '4/4');
    assert.equal(partOf(names, partOfRun('ffffffffff', 4, 0)).length > 0, true);
  });

  test('differs in each of four runs of the same commit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parts-'));
    const file = join(folder, 'cache', 'runs');
    const drawn = new Set();
    for (let run = 0; run < 4; run += 1)
      drawn.add(partOfRun('0000000a', 4, await countRun(file, '0000000a', new Date(0))));
    await rm(folder, { recursive: true });
    assert.deepEqual([...drawn].sort(), ['1/4', '2/4', '3/4', '4/4']);
  });

  test('differs from one hour to the next where nothing was counted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parts-'));
    const drawn = await Promise.all(
      [0, 1].map((hour) => countRun(join(folder, String(hour)), '0000000a', new Date(hour * 3_600_000))),
    );
    await rm(folder, { recursive: true });
    assert.deepEqual(drawn, [0, 1]);
  });
});
