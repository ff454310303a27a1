// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../lib/workspaces.mjs';

const load = createRequire(path.join(root, 'frontend-shell/kit/package.json'));
const { Usage } = load('./contract/usage.cjs');
const { Operations } = load('./contract/operations.cjs');

/** @param {string} source */
function usageOf(source) {
  const usage = new Usage();
  usage.addModule('module.tsx', source);
  return usage;
}

describe('the usage of a module', () => {
  test('contains the calls of the typed client, and downloads', () => {
    const { calls } = usageOf(`
      api.PUT('/api/fittings/{id}', { body });
      const link = <a href={\`/api/fittings/export?ids=\${ids}\`} />;
    `);
    assert.deepEqual([...calls], ['PUT /api/fittings/{id}', 'GET /api/fittings/export']);
  });

  test('contains no request that the server sends with a page, whose parameters are those of a route', () => {
    const { calls } = usageOf(
      "defineFeature({ routes: [{ path: 'fittings', requests: [{ path: '/api/fittings/:id' }] }] });",
    );
    assert.deepEqual([...calls], []);
  });

  test('is refused where the path of a call is computed', () => {
    for (const path of ['path', '`${path}/confirm`', '`/api/fittings/${id}`']) {
      assert.throws(() => usageOf(`api.POST(${path}, { body });`), /write the path of the API as a literal/);
    }
  });

  test('contains each property that is read, in any syntax, and none that is only written', () => {
    const { properties } = usageOf(`
      const { title, price: cost, ...rest } = fitting;
      show(fitting.size?.label, fitting['colour']);
      send({ quantity: 1 });
    `);
    for (const name of ['title', 'price', 'size', 'label', 'colour']) assert.ok(properties.has(name), name);
    for (const name of ['cost', 'quantity']) assert.ok(!properties.has(name), name);
  });

  test('contains the names imported from the kit, types included, and from partly shared packages', () => {
    const { imports } = usageOf(`
      import { money as written } from '@haberdash/kit/money';
      import type { Remote } from '@haberdash/kit/remote';
      import { Link, type LinkProps } from 'react-router-dom';
      import { useState } from 'react';
    `);
    assert.deepEqual(Object.fromEntries(imports), {
      '@haberdash/kit/money': new Set(['money']),
      '@haberdash/kit/remote': new Set(['Remote']),
      'react-router-dom': new Set(['Link']),
    });
  });
});

const schema = `export interface paths {
  '/api/fittings/{id}': {
    get?: never;
    put: {
      parameters: { query?: { draft?: boolean }; path: { id: string } };
      requestBody?: { content: { 'application/json': { lines: { size: 'L' | 'M' }[] } } };
      responses: {
        200: { content: { 'application/json': { data: { title: string | null; stock: { [key: string]: number } } } } };
        default: { content: { 'application/json': { code: string } } };
      };
    };
  };
}`;

describe('the operations of the API', () => {
  /** @type {string} */
  let folder;
  /** @type {any} */
  let operations;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'haberdash-schema-'));
    const file = path.join(folder, 'schema.d.ts');
    writeFileSync(file, schema);
    operations = new Operations(file);
  });
  after(() => rmSync(folder, { recursive: true }));

  test('contain all fields of a request, and the fields of its responses that are read', () => {
    const isRead = (/** @type {string} */ name) => name !== 'title';
    assert.deepEqual(operations.find('PUT /api/fittings/{id}', isRead), {
      sends: {
        'path.id': 'string',
        'query.draft': 'false | true | undefined',
        'body.lines': 'array',
        'body.lines[]': 'object',
        'body.lines[].size': '"L" | "M"',
      },
      reads: {
        'answer.data': 'object',
        'answer.data.stock': 'object',
        'answer.data.stock.*': 'number',
        'refusal.code': 'string',
      },
    });
    assert.equal(operations.find('PUT /api/fittings/{id}').reads['answer.data.title'], 'null | string');
  });

  test('are undefined where the API has none', () => {
    for (const name of ['GET /api/fittings/{id}', 'PUT /api/fittings'])
      assert.equal(operations.find(name), undefined);
  });
});
