// @ts-check
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const load = createRequire(import.meta.url);
/** @type {{ name: string }[]} */
const rules = load('../../.dependency-cruiser.cjs').forbidden;

const src = 'backend/src';

/**
 * A planted file, what it imports (`npm:` for a package), and the rules that must catch it: all of them, and no other.
 * @type {[file: string, imports: string, caughtBy: string[]][]}
 */
const probes = [
  [`${src}/shared/a.ts`, `${src}/platform/log/log.ts`, ['shared-is-pure']],
  [`${src}/shared/b.ts`, 'npm:rxjs', ['shared-is-pure']],
  [`${src}/shared/c.ts`, 'npm:uuid', []],
  [`${src}/cart/domain/a.ts`, `${src}/cart/application/ports.ts`, ['domain-is-pure']],
  [`${src}/cart/domain/b.ts`, `${src}/catalogue/offers.ts`, ['domain-is-pure']],
  [`${src}/cart/domain/c.ts`, 'npm:@nestjs/common', ['domain-is-pure']],
  [`${src}/cart/domain/d.ts`, 'npm:typeorm', ['domain-is-pure', 'sql-stays-in-its-adapters']],
  [`${src}/cart/domain/e.ts`, 'node:fs', ['domain-is-pure']],
  [`${src}/ordering/domain/a.ts`, `${src}/ordering/ordering.events.ts`, []],
  [`${src}/ordering/domain/b.ts`, `${src}/ordering/ordering.facade.ts`, ['domain-is-pure']],
  [`${src}/cart/domain/f.ts`, `${src}/shared/money.ts`, []],
  // A subject of a large context has the same layers.
  [`${src}/catalogue/prices/domain/a.ts`, `${src}/catalogue/domain/product.ts`, []],
  [`${src}/catalogue/prices/domain/b.ts`, `${src}/catalogue/application/ports.ts`, ['domain-is-pure']],
  [`${src}/catalogue/prices/application/a.ts`, `${src}/catalogue/application/ports.ts`, []],
  [`${src}/catalogue/prices/application/b.ts`, `${src}/platform/log/log.ts`, ['application-is-pure']],
  [
    `${src}/cart/adapters/http/j.ts`,
    `${src}/catalogue/prices/adapters/a.ts`,
    ['context-folders-are-private'],
  ],
  [`${src}/catalogue/prices/adapters/a.ts`, `${src}/catalogue/offers.ts`, []],
  [`${src}/cart/application/a.ts`, `${src}/cart/adapters/http/cart.schemas.ts`, ['application-is-pure']],
  [`${src}/cart/application/b.ts`, `${src}/platform/log/log.ts`, ['application-is-pure']],
  [`${src}/cart/application/c.ts`, 'npm:@nestjs/common', ['application-is-pure']],
  [
    `${src}/cart/application/d.ts`,
    `${src}/catalogue/catalogue.module.ts`,
    ['application-is-pure', 'only-modules-compose'],
  ],
  [`${src}/cart/application/e.ts`, `${src}/catalogue/offers.ts`, []],
  [`${src}/cart/application/a.spec.ts`, 'npm:s3rver', ['core-tests-are-light']],
  [`${src}/cart/application/b.spec.ts`, 'npm:fast-check', []],
  // Two steps away: the next line's file imports typeorm.
  [
    `${src}/cart/application/c.spec.ts`,
    `${src}/cart/adapters/postgres/a.ts`,
    ['core-tests-need-no-infrastructure'],
  ],
  [`${src}/cart/adapters/postgres/a.ts`, 'npm:typeorm', []],
  [`${src}/cart/application/d.spec.ts`, `${src}/cart/adapters/memory/in-memory-cart.repository.ts`, []],
  [
    `${src}/cart/adapters/http/a.ts`,
    `${src}/catalogue/adapters/http/products.schemas.ts`,
    ['context-folders-are-private'],
  ],
  [`${src}/cart/adapters/http/b.ts`, `${src}/catalogue/domain/product.ts`, ['context-folders-are-private']],
  [`${src}/cart/adapters/http/c.ts`, `${src}/catalogue/offers.ts`, []],
  [`${src}/platform/a.ts`, `${src}/identity/identity.facade.ts`, ['platform-knows-no-context']],
  [`${src}/reviews/adapters/contexts/a.ts`, `${src}/ordering/ordering.events.ts`, []],
  [`${src}/reviews/application/a.ts`, `${src}/ordering/ordering.events.ts`, ['reviews-know-catalogue']],
  [`${src}/reviews/application/b.ts`, `${src}/catalogue/offers.ts`, []],
  [`${src}/catalogue/application/a.ts`, `${src}/ordering/ordering.events.ts`, ['catalogue-knows-pictures']],
  [`${src}/catalogue/application/b.ts`, `${src}/pictures/pictures.ts`, []],
  [
    `${src}/reviews/adapters/contexts/b.ts`,
    `${src}/ordering/ordering.facade.ts`,
    ['only-reviews-listeners-import-events'],
  ],
  [`${src}/storefront/listing/application/a.ts`, `${src}/catalogue/domain/product.ts`, []],
  [`${src}/storefront/listing/adapters/http/a.ts`, `${src}/reviews/review-queries.ts`, []],
  [
    `${src}/storefront/listing/application/b.ts`,
    `${src}/reviews/domain/review.ts`,
    ['application-is-pure', 'storefront-shares-catalogue-values'],
  ],
  [
    `${src}/storefront/listing/application/c.ts`,
    `${src}/ordering/ordering.events.ts`,
    ['storefront-knows-what-it-shows'],
  ],
  [
    `${src}/catalogue/application/d.ts`,
    `${src}/storefront/listing/domain/price-range.ts`,
    [
      'application-is-pure',
      'catalogue-knows-pictures',
      'context-folders-are-private',
      'nothing-depends-on-storefront',
    ],
  ],
  [`${src}/pictures/adapters/http/a.ts`, `${src}/catalogue/offers.ts`, ['these-know-no-context']],
  [`${src}/catalogue/application/c.ts`, `${src}/inventory/stock.ts`, []],
  [`${src}/inventory/application/a.ts`, `${src}/catalogue/offers.ts`, ['these-know-no-context']],
  [`${src}/inventory/application/a.contract.ts`, `${src}/catalogue/domain/product.ts`, []],
  [
    `${src}/inventory/adapters/postgres/a.ts`,
    `${src}/catalogue/domain/product.ts`,
    ['context-folders-are-private', 'these-know-no-context'],
  ],
  [`${src}/pictures/application/a.ts`, `${src}/audit/audit-trail.ts`, []],
  [`${src}/content/application/a.ts`, `${src}/audit/audit-trail.ts`, []],
  [`${src}/content/application/b.ts`, `${src}/catalogue/offers.ts`, ['these-know-no-context']],
  [`${src}/ordering/application/a.ts`, `${src}/content/legal-pages.ts`, []],
  [
    `${src}/cart/application/h.ts`,
    `${src}/content/legal-pages.ts`,
    ['cart-knows-what-it-holds-and-for-whom'],
  ],
  [`${src}/cart/application/g.ts`, `${src}/audit/audit-trail.ts`, []],
  [`${src}/audit/adapters/http/a.ts`, `${src}/identity/user-names.ts`, ['audit-knows-no-context']],
  [`${src}/audit/adapters/contexts/a.ts`, `${src}/ordering/ordering.events.ts`, ['audit-knows-no-context']],
  [`${src}/identity/adapters/http/a.ts`, `${src}/cart/cart.facade.ts`, ['identity-knows-content']],
  [`${src}/identity/application/a.ts`, `${src}/content/shop-name.ts`, []],
  [`${src}/payments/adapters/contexts/a.ts`, `${src}/catalogue/offers.ts`, ['only-listeners-import-events']],
  [`${src}/cart/adapters/contexts/a.ts`, `${src}/ordering/ordering.events.ts`, []],
  [
    `${src}/cart/adapters/contexts/b.ts`,
    `${src}/ordering/ordering.facade.ts`,
    ['only-cart-listeners-import-events'],
  ],
  [
    `${src}/cart/application/f.ts`,
    `${src}/ordering/ordering.events.ts`,
    ['cart-knows-what-it-holds-and-for-whom'],
  ],
  [`${src}/ordering/adapters/contexts/a.ts`, `${src}/cart/cart.facade.ts`, []],
  [
    `${src}/ordering/adapters/contexts/b.ts`,
    `${src}/reporting/report-lists.ts`,
    ['ordering-knows-no-reporting'],
  ],
  [`${src}/reporting/application/a.ts`, `${src}/ordering/order-figures.ts`, []],
  [`${src}/reporting/adapters/contexts/a.ts`, `${src}/ordering/ordering.events.ts`, []],
  [
    `${src}/reporting/adapters/postgres/a.ts`,
    `${src}/ordering/adapters/postgres/order.table.ts`,
    ['context-folders-are-private'],
  ],
  [`${src}/waitlist/application/a.ts`, `${src}/inventory/stock.ts`, []],
  [`${src}/waitlist/application/b.ts`, `${src}/cart/cart.facade.ts`, ['waitlist-knows-what-is-awaited']],
  [`${src}/wishes/application/a.ts`, `${src}/catalogue/offers.ts`, []],
  [`${src}/wishes/application/b.ts`, `${src}/cart/cart.facade.ts`, ['wishes-know-catalogue']],
  [`${src}/delivery/application/a.ts`, `${src}/content/shop-contact.ts`, []],
  [`${src}/delivery/application/b.ts`, `${src}/catalogue/offers.ts`, ['delivery-knows-content']],
  [
    `${src}/delivery/adapters/contexts/a.ts`,
    `${src}/ordering/ordering.events.ts`,
    ['delivery-knows-content'],
  ],
  [`${src}/ordering/application/b.ts`, `${src}/delivery/delivery.facade.ts`, []],
  [`${src}/ordering/adapters/http/a.ts`, `${src}/delivery/domain/zone.ts`, ['context-folders-are-private']],
  [`${src}/cart/adapters/http/d.ts`, `${src}/cart/cart.module.ts`, ['only-modules-compose']],
  [`${src}/ordering/ordering.module.ts`, `${src}/cart/cart.module.ts`, []],
  [`${src}/cart/adapters/http/e.ts`, 'npm:typeorm', ['sql-stays-in-its-adapters']],
  [`${src}/cart/adapters/http/i.ts`, 'npm:sql-template-tag', ['sql-stays-in-its-adapters']],
  [
    `${src}/payments/adapters/paypal/a.ts`,
    'backend/demo/simulators/sslcommerz/sslcommerz-simulator.ts',
    ['src-knows-no-demo'],
  ],
  [
    `${src}/payments/adapters/paypal/a.spec.ts`,
    'backend/demo/simulators/sslcommerz/sslcommerz-simulator.ts',
    ['src-knows-no-demo'],
  ],
  [`${src}/main.ts`, 'backend/demo/simulators/sslcommerz/sslcommerz-simulator.ts', ['src-knows-no-demo']],
  ['backend/demo/a.ts', `${src}/catalogue/application/ports.ts`, []],
  ['backend/demo/b.ts', 'backend/test/support/postgres/fresh-database.ts', ['code-knows-no-test']],
  [`${src}/cart/adapters/http/f.ts`, `${src}/cart/domain/cart.spec.ts`, ['code-knows-no-test']],
  [
    `${src}/cart/adapters/http/g.ts`,
    'backend/test/support/postgres/fresh-database.ts',
    ['code-knows-no-test'],
  ],
  ['frontend-shop/src/a.ts', 'frontend-admin/src/remote.ts', ['remotes-stand-alone']],
  ['frontend-admin/src/a.ts', 'frontend-shell/src/store/store.ts', ['remotes-stand-alone']],
  ['frontend-admin/src/b.ts', 'frontend-shell/kit/remote.ts', []],
  ['frontend-shell/src/a.ts', 'frontend-shop/src/remote.ts', ['shell-compiles-no-remote-in']],
  ['frontend-shell/src/b.ts', 'frontend-shell/kit/remote.ts', []],
  ['frontend-shell/kit/a.ts', 'frontend-shell/src/store/store.ts', ['kit-imports-no-app']],
  ['frontend-shell/kit/b.ts', 'npm:webpack', ['kit-declares-its-packages']],
  ['frontend-shell/kit/c.ts', 'npm:react', []],
  ['backend/demo/c.ts', 'npm:rxjs', ['packages-are-declared']],
  ['frontend-shop/src/b.ts', 'backend/src/cart/adapters/http/cart.schemas.ts', ['the-contract-is-openapi']],
  [`${src}/cart/adapters/http/loop.ts`, `${src}/cart/adapters/http/pool.ts`, ['no-circles']],
  // The other half of the circle, which is reported once.
  [`${src}/cart/adapters/http/pool.ts`, `${src}/cart/adapters/http/loop.ts`, []],
  [`${src}/cart/adapters/http/h.ts`, 'npm:@nestjs/nowhere', ['nothing-unknown']],
];

/** @param {string} file @param {string} imports */
function importPath(file, imports) {
  if (imports.startsWith('npm:')) return imports.slice('npm:'.length);
  if (imports.startsWith('node:')) return imports;
  const relative = path.relative(path.dirname(file), imports).replace(/\.ts$/, '');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** @param {string} house */
function plant(house) {
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  };
  for (const [, imports] of probes) {
    if (imports.startsWith('npm:') && !imports.endsWith('nowhere')) {
      const folder = `node_modules/${imports.slice('npm:'.length)}`;
      write(`${folder}/package.json`, '{ "main": "dist/index.js" }');
      write(`${folder}/dist/index.js`, '');
    } else if (!/^n\w+:/.test(imports)) {
      write(imports, 'export {};\n');
    }
  }
  const declared = Object.fromEntries(
    probes.flatMap(([, name]) => (name.startsWith('npm:') ? [[name.slice('npm:'.length), '*']] : [])),
  );
  write('backend/package.json', JSON.stringify({ dependencies: declared }));
  write('backend/demo/package.json', '{}');
  write(
    'frontend-shell/kit/package.json',
    '{ "peerDependencies": { "react": "*" }, "devDependencies": { "webpack": "*" } }',
  );
  for (const [file, imports] of probes) write(file, `import '${importPath(file, imports)}';\n`);
}

/**
 * Which rules caught which file.
 * @param {string} house
 * @returns {Promise<Map<string, string[]>>}
 */
async function inspect(house) {
  const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.cjs');
  const args = [
    cli,
    '--config',
    config,
    '--output-type',
    'json',
    'backend',
    'frontend-shell',
    'frontend-shop',
    'frontend-admin',
  ];
  const output = await new Promise((resolve) => {
    // Its exit code is the number of violations, which here are what we want.
    execFile(process.execPath, args, { cwd: house, maxBuffer: 1e8 }, (_, stdout) => resolve(stdout));
  });
  const caught = new Map();
  for (const { from, rule } of JSON.parse(output).summary.violations) {
    caught.set(from, [...(caught.get(from) ?? []), rule.name].sort());
  }
  return caught;
}

describe('the architecture rules', () => {
  const house = mkdtempSync(path.join(tmpdir(), 'haberdash-architecture-'));
  /** @type {Map<string, string[]>} */
  let caught;
  before(async () => {
    plant(house);
    caught = await inspect(house);
  });
  after(() => rmSync(house, { recursive: true }));

  for (const [file, imports, caughtBy] of probes) {
    test(`${file} importing ${imports}: ${caughtBy.join(' and ') || 'allowed'}`, () => {
      assert.deepEqual(caught.get(file) ?? [], caughtBy);
    });
  }

  test('each have a planted violation', () => {
    const proved = new Set(probes.flatMap(([, , caughtBy]) => caughtBy));
    assert.deepEqual(
      rules.map(({ name }) => name).filter((name) => !proved.has(name)),
      [],
    );
  });
});
