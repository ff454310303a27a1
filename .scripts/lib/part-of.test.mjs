// @ts-check
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { partOf, partOfCommit } from './part-of.mjs';

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

  test('depends on the commit and always exists', () => {
    assert.equal(partOfCommit('00000000ab', 4), '1/4');
    assert.equal(partOfCommit('00000003cd', 4), '4/4');
    assert.equal(partOf(names, partOfCommit('ffffffffff', 4)).length > 0, true);
  });
});
