import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { advisoryLocks } from '../../src/platform/postgres/locks/advisory-locks';
import { maxImportRows } from '../../src/catalogue/import/domain/import-row';
import { admin, inDatabase, type Person } from '../support/shop/people';
import { productImports } from '../support/catalogue/product-imports';
import { type ServerProcess, startServerProcess } from '../support/shop/program';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const header = 'title,description,category,brand,image,size,sku,price,stock,seen_stock';
const sizes = ['S', 'M', 'L', 'XL'];
const known = { name: 'Known', products: 250, pieces: 7 };
const added = { name: 'Added', products: maxImportRows / sizes.length - known.products };
/** Only the last batches have SKUs, and wait for another writer of SKUs after the others are written. */
const withoutSkus = 1_000;

describe('an import of 5,000 rows', () => {
  // It serves; processes of their own apply imports.
  const shop = testShop({ PROCESS_ROLE: 'web' });
  let seller: Person;
  let path: string;
  let dataDir: string;
  const { check, confirm, importOf, resultOf, uploadPicture } = productImports(() => seller);
  const workers: ServerProcess[] = [];

  beforeAll(async () => {
    seller = await admin(shop());
    path = await uploadPicture();
    dataDir = await mkdtemp(join(tmpdir(), 'haberdash-worker-'));
  });
  afterAll(async () => {
    for (const worker of workers) await worker.close();
    await rm(dataDir, { recursive: true });
  });

  const startWorker = async () => {
    const env = { PROCESS_ROLE: 'worker', DATABASE_URL: shop().databaseUrl, DATA_DIR: dataDir };
    const worker = await startServerProcess(env);
    workers.push(worker);
    return worker;
  };
  const rowsOf = (name: string, products: number, values: (place: number, size: string) => unknown[]) =>
    Array.from({ length: products }, (_, place) =>
      sizes.map((size) =>
        [`${name} ${place}`, 'Warm.', 'men', 'zara', path, size, ...values(place, size)].join(','),
      ),
    ).flat();
  const isApplied = (id: string) => async () => (await importOf(id)).status === 'applied';
  const variantsOf = (name: string) =>
    inDatabase<{ price: number; stock: number; changes: number[]; entries: number }>(
      shop(),
      `SELECT v.price_cents AS price, v.stock,
              (SELECT array_agg(m.change ORDER BY m.id) FROM catalogue.stock_movements m WHERE m.variant_id = v.id) AS changes,
              (SELECT count(*)::integer FROM audit.entries e WHERE e.subject_id = p.id::text) AS entries
         FROM catalogue.products p JOIN catalogue.variants v ON v.product_id = p.id WHERE p.title LIKE $1 || ' %'`,
      [name],
    );

  it('reports the error of each row', async () => {
    const { body } = await check([header, ...rowsOf('Wrong', 1_250, () => ['', 'free', 1, ''])].join('\n'));
    expect(body.data).toMatchObject({ status: 'checked', errorCount: maxImportRows });
    const result = await resultOf(body.data._id);
    expect(result).toHaveLength(1 + maxImportRows);
    expect(result.at(-1)).toBe('5001,error,,,price,,,must be an amount like 49.99 (found “free”)');
  });

  it('is finished by another server when the server that applies it is killed, each row exactly once', async () => {
    const first = await startWorker();
    const { name, products, pieces } = known;
    const begun = await check([header, ...rowsOf(name, products, () => ['', 20, pieces, ''])].join('\n'));
    await confirm(begun.body.data._id);
    await until(isApplied(begun.body.data._id), 30);

    const skuOf = (place: number, size: string) =>
      place < withoutSkus - products ? '' : `BIG-${place}-${size}`;
    const { status, body } = await check(
      [
        header,
        ...rowsOf(name, products, () => ['', 22, pieces + 3, pieces]),
        ...rowsOf(added.name, added.products, (place, size) => [skuOf(place, size), 30, 5, '']),
      ].join('\n'),
    );
    const id = body.data._id as string;
    expect([status, body.data]).toMatchObject([
      201,
      {
        errors: [],
        counts: {
          rows: maxImportRows,
          productsAdded: added.products,
          productsChanged: products,
          variantsChanged: products * sizes.length,
        },
      },
    ]);

    const others = new Client({ connectionString: shop().databaseUrl });
    await others.connect();
    await others.query('SELECT pg_advisory_lock($1)', [advisoryLocks.skus]);
    await confirm(id);
    await until(async () => (await importOf(id)).progress.done === withoutSkus, 30);
    await first.kill();
    expect(await importOf(id)).toMatchObject({ status: 'confirmed', progress: { total: 1_250 } });
    expect(await variantsOf(added.name)).toEqual([]);
    await others.end();

    await startWorker();
    await until(isApplied(id), 60);
    expect(await importOf(id)).toMatchObject({ failure: null, progress: { done: 1_250, total: 1_250 } });
    const changed = await variantsOf(name);
    expect(changed).toHaveLength(products * sizes.length);
    expect(changed).toEqual(
      changed.map(() => ({ price: 2_200, stock: pieces + 3, changes: [pieces, 3], entries: 3 })),
    );
    const fresh = await variantsOf(added.name);
    expect(fresh).toHaveLength(added.products * sizes.length);
    expect(fresh).toEqual(fresh.map(() => ({ price: 3_000, stock: 5, changes: [5], entries: 1 })));
  }, 120_000);
});
