// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../lib/workspaces.mjs';

/* Servers go on writing while migrations run: no statement may keep them waiting until all rows of a table were read. */

/** They have a row each, or one for each day. */
const smallTables = ['ordering.order_counter', 'reporting.daily_figures'];

const tableMade = /\bCREATE TABLE (?:IF NOT EXISTS )?([a-z_]+\.[a-z_]+)/g;
const plainIndex = /\bCREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY\b)[^;`]*?\bON ([a-z_]+\.[a-z_]+)/g;
const alteration = /\bALTER TABLE ([a-z_]+\.[a-z_]+)([^;`]*)/g;
/** A part of ALTER TABLE that reads all rows: a constraint that is not left to be validated, or a column's own. */
const readsAllRows =
  /\bADD (?:COLUMN|CONSTRAINT)\b(?:(?!\b(?:ADD|DROP|VALIDATE) )[^])*?\b(?:CHECK|REFERENCES|UNIQUE|PRIMARY KEY|EXCLUDE|SET NOT NULL)\b(?:(?!\b(?:ADD|DROP|VALIDATE) )[^])*/g;

/** @param {string} code of a migration. @returns {string[]} what would keep servers waiting */
function waits(code) {
  const known = [...smallTables, ...[...code.matchAll(tableMade)].map(([, table = '']) => table)];
  const isLarge = (/** @type {string} */ table) => !known.includes(table);
  const indexes = [...code.matchAll(plainIndex)].flatMap(([, table = '']) =>
    isLarge(table) ? [`CREATE INDEX on ${table}: use createIndex`] : [],
  );
  const constraints = [...code.matchAll(alteration)].flatMap(([, table = '', changes = '']) =>
    [...changes.matchAll(readsAllRows)].flatMap(([part]) =>
      isLarge(table) && !part.includes('NOT VALID')
        ? [`a constraint of ${table}: NOT VALID, and VALIDATE CONSTRAINT in a later migration`]
        : [],
    ),
  );
  return [...indexes, ...constraints];
}

const folder = path.join(root, 'backend/migrations');
const isBaseline = (/** @type {string} */ file) => file.endsWith('-baseline.ts');

test('no migration keeps the writes of servers waiting for a read of a whole table', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !isBaseline(file));
  const found = files.flatMap((file) =>
    waits(readFileSync(path.join(folder, file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  assert.deepEqual(found, []);
});

describe('a wait is found:', () => {
  for (const code of [
    'CREATE INDEX old_orders ON ordering.orders (placed_at)',
    'CREATE UNIQUE INDEX old_orders ON ordering.orders (placed_at)',
    'ALTER TABLE ordering.orders ADD CONSTRAINT a CHECK (total_cents > 0)',
    'ALTER TABLE ordering.orders ADD COLUMN a integer CHECK (a > 0)',
    'ALTER TABLE ordering.orders ADD COLUMN b integer, ADD COLUMN a uuid REFERENCES ordering.orders (id), DROP COLUMN c',
    'ALTER TABLE ordering.orders ADD CONSTRAINT a CHECK (b > 0) NOT VALID, ADD CONSTRAINT c CHECK (b < 9)',
    'ALTER TABLE ordering.orders ADD CONSTRAINT a UNIQUE (number)',
  ])
    test(code, () => assert.equal(waits(code).length, 1));
});

describe('none is found:', () => {
  for (const code of [
    'CREATE TABLE ordering.tags (a integer CHECK (a > 0)); CREATE INDEX all_tags ON ordering.tags (a)',
    'ALTER TABLE ordering.orders ADD COLUMN a integer NOT NULL DEFAULT 0',
    'ALTER TABLE ordering.orders ADD COLUMN a integer, ADD CONSTRAINT b CHECK (a > 0) NOT VALID, DROP CONSTRAINT c',
    'ALTER TABLE ordering.orders VALIDATE CONSTRAINT a, VALIDATE CONSTRAINT b',
    'ALTER TABLE ordering.orders RENAME CONSTRAINT a_check TO b_check',
  ])
    test(code, () => assert.deepEqual(waits(code), []));
});
