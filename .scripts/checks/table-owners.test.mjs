// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../lib/workspaces.mjs';

/* Each table is written by one context: where its schema is named as the context, by that one; in the schema that four contexts share,
   by its owner. The check reads the statements and the table entities of the code. */

const shared = 'catalogue';
/** The owners of the tables in the shared schema. */
const owners = {
  catalogue: [
    ...[
      'brands',
      'categories',
      'preview_links',
      'price_changes',
      'product_colours',
      'product_import_pictures',
    ],
    ...[
      'product_imports',
      'product_pictures',
      'product_slugs',
      'products',
      'sale_prices',
      'sales',
      'size_scales',
      'state_changes',
      'sizes',
      'variants',
    ],
  ],
  inventory: [
    'low_stock',
    'removal_pieces',
    'removals',
    'reservations',
    'stock_movements',
    'stock_take_lines',
    'stock_takes',
  ],
  reviews: ['fit_counts', 'fits', 'purchases', 'reviews'],
  storefront: [
    ...['banners', 'category_brands', 'collections', 'listing_rows', 'search_documents', 'search_words'],
    'unlisted_rows',
  ],
};
/** Inventory counts the pieces of a variant in the variant's row. */
const columnOfAnother = { context: 'inventory', statement: /^UPDATE catalogue\.variants \w+ SET stock = / };

const statement =
  /\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|MERGE INTO)\s+([a-z_]+)\.([a-z_]+)[^;`]{0,40}/g;
const entity = /@Entity\(\{ schema: '([a-z_]+)', name: '([a-z_]+)' \}\)/g;

/** @param {string} schema @param {string} table */
function ownerOf(schema, table) {
  if (schema !== shared) return schema;
  return Object.entries(owners).find(([, tables]) => tables.includes(table))?.[0];
}

/**
 * @param {string} context
 * @param {string} code
 * @returns {string[]} what the code of a context writes in tables of others
 */
function foreignWrites(context, code) {
  const writes = [...code.matchAll(statement), ...code.matchAll(entity)];
  return writes.flatMap(([text, schema = '', table = '']) => {
    const isOwn = ownerOf(schema, table) === context;
    const isColumn = context === columnOfAnother.context && columnOfAnother.statement.test(text);
    return isOwn || isColumn ? [] : [`${context} writes ${schema}.${table}`];
  });
}

const files = execFileSync('git', ['ls-files', 'backend/src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^backend\/src\/[a-z]+\/.+\.ts$/.test(file) && !/\.(spec|contract)\.ts$/.test(file))
  .filter((file) => !file.startsWith('backend/src/platform/'));

test('each table is written by one context', () => {
  const found = files.flatMap((file) =>
    foreignWrites(file.split('/')[2] ?? '', readFileSync(path.join(root, file), 'utf8')),
  );
  assert.deepEqual(found, []);
});

describe('a write of another context is found:', () => {
  for (const [context, code] of [
    ['ordering', 'UPDATE catalogue.variants v SET stock = 0'],
    ['inventory', 'UPDATE catalogue.variants v SET price_cents = 0'],
    ['catalogue', 'DELETE FROM catalogue.listing_rows'],
    ['reviews', 'INSERT INTO ordering.orders (id) VALUES (1)'],
    ['storefront', "@Entity({ schema: 'catalogue', name: 'reviews' })"],
    ['catalogue', 'INSERT INTO catalogue.unknown_table VALUES (1)'],
  ])
    test(`${context}: ${code}`, () => assert.equal(foreignWrites(context ?? '', code ?? '').length, 1));

  test('inventory counts pieces in the row of a variant', () =>
    assert.deepEqual(foreignWrites('inventory', 'UPDATE catalogue.variants v SET stock = v.stock + 1'), []));
});
