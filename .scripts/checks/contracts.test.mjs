// @ts-check
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../lib/workspaces.mjs';
import { apiBreaches, kitBreaches } from './contracts.mjs';

/** @typedef {import('./contracts.mjs').Contract} Contract */

const load = createRequire(import.meta.url);
const ts = load('typescript');
const kitFolder = path.join(root, 'frontend-shell/kit');
const kit = load(path.join(kitFolder, 'package.json'));
const folder = path.join(root, 'backend/contracts');
/** @type {Contract[]} */
const published = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
);

describe('published remotes', () => {
  /** @type {string} */
  let temporary;
  /** @type {{ find: (operation: string) => import('./contracts.mjs').Operation | undefined }} */
  let api;
  before(async () => {
    temporary = mkdtempSync(path.join(tmpdir(), 'haberdash-api-'));
    const schema = path.join(temporary, 'schema.d.ts');
    writeFileSync(schema, await typesOf('backend/openapi.json'));
    const { Operations } = load(path.join(kitFolder, 'contract/operations.cjs'));
    api = new Operations(schema);
  });
  after(() => rmSync(temporary, { recursive: true }));

  for (const contract of published) {
    const { remote, version } = contract;

    test(`the API keeps what ${remote} ${version} uses`, () => {
      expectNone(apiBreaches(contract, (name) => api.find(name)));
    });

    test(`the kit keeps what ${remote} ${version} imports`, () => {
      expectNone(kitBreaches(contract, kit.version, exportsOf));
    });
  }
});

/** @param {string[]} breaches */
function expectNone(breaches) {
  const message = [...breaches, 'docs/teams.md says how to change what published remotes use.'].join('\n');
  assert.equal(breaches.length, 0, message);
}

/** @param {string} openapi */
async function typesOf(openapi) {
  const { default: openapiTypescript, astToString } = load('openapi-typescript');
  return astToString(await openapiTypescript(JSON.parse(readFileSync(path.join(root, openapi), 'utf8'))));
}

/** @param {string} module of the kit, or a package of which the shell shares a selection */
function exportsOf(module) {
  const { sharedModules } = load(path.join(kitFolder, 'shared-modules.cjs'));
  const { from } = sharedModules.find((/** @type {any} */ { shareKey }) => shareKey === module) ?? {};
  const name = (from ?? module).replace(`${kit.name}/`, '');
  const file = ['', '.ts', '.tsx'].map((ending) => path.join(kitFolder, name + ending)).find(existsSync);
  if (!file) return [];
  const options = { noResolve: true, noLib: true, allowJs: true, types: [], jsx: ts.JsxEmit.Preserve };
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(file));
  return checker.getExportsOfModule(symbol).map((/** @type {any} */ { name }) => name);
}

describe('the check of a contract', () => {
  const promised = {
    sends: { 'body.quantity': 'number | string', 'body.lines': 'array', 'body.lines[]': 'object' },
    reads: {
      'answer.data': 'object',
      'answer.data.size': 'null | string',
      'answer.data.status': '"new" | "paid"',
    },
  };
  /** @returns {Contract} */
  const contract = () => ({
    remote: 'tailor',
    version: '1.0.0',
    kit: '^2.1.0',
    imports: { '@haberdash/kit/money': ['money'] },
    operations: { 'POST /api/fittings': promised },
  });
  /** @param {{ sends?: Record<string, string | undefined>, reads?: Record<string, string | undefined> }} change */
  function breachesAfter({ sends, reads }) {
    const present = JSON.parse(
      JSON.stringify({ sends: { ...promised.sends, ...sends }, reads: { ...promised.reads, ...reads } }),
    );
    return apiBreaches(contract(), () => present).map((breach) => breach.replace('POST /api/fittings: ', ''));
  }

  test('finds a removed operation', () => {
    assert.deepEqual(
      apiBreaches(contract(), () => undefined),
      ['POST /api/fittings is gone'],
    );
  });

  for (const [what, change, breach] of /** @type {const} */ ([
    ['a field that is gone', { reads: { 'answer.data.size': undefined } }, 'answer.data.size is gone'],
    [
      'a field that may be missing',
      { reads: { 'answer.data': 'object | undefined' } },
      'answer.data can be undefined now',
    ],
    [
      'another type',
      { reads: { 'answer.data.size': 'null | number' } },
      'answer.data.size can be number now',
    ],
    [
      'a value that the remote does not know',
      { reads: { 'answer.data.status': '"lost" | "new"' } },
      'answer.data.status can be "lost" now',
    ],
    [
      'a field that is no longer accepted',
      { sends: { 'body.quantity': undefined } },
      'body.quantity is no longer accepted',
    ],
    [
      'a type that is no longer accepted',
      { sends: { 'body.quantity': 'number' } },
      'body.quantity is no longer accepted as string',
    ],
    ['a new field that is required', { sends: { 'body.colour': 'string' } }, 'body.colour is required now'],
    [
      'a new field that is required within a list',
      { sends: { 'body.lines[].colour': 'string' } },
      'body.lines[].colour is required now',
    ],
  ])) {
    test(`finds ${what}`, () => assert.deepEqual(breachesAfter(change), [breach]));
  }

  test('allows additions', () => {
    const sends = { 'body.quantity': 'null | number | string', 'body.note': 'string | undefined' };
    const reads = { 'answer.data.colour': 'string', 'answer.data.size': '"L" | "M"' };
    assert.deepEqual(breachesAfter({ sends, reads }), []);
  });

  test('finds a removed export of the kit, within a major version', () => {
    const breaches = ['@haberdash/kit/money exports no money'];
    assert.deepEqual(
      kitBreaches(contract(), '2.7.0', () => ['dollars']),
      breaches,
    );
    assert.deepEqual(
      kitBreaches(contract(), '3.0.0', () => ['dollars']),
      [],
    );
  });
});
