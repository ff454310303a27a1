import { Client } from 'pg';
import { advisoryLocks } from '../../src/platform/postgres/locks/advisory-locks';
import { inSizes, jeans, onSale, teeFacts } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { productImports } from '../support/catalogue/product-imports';
import { expectStockToAddUp } from '../support/catalogue/stock-invariants';
import { expectListingRowsToBeTrue } from '../support/catalogue/listing-invariants';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('products in CSV', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const { check, confirm, end, applied, importOf, resultOf, uploadPicture } = productImports(() => seller);
  const product = async (id: string) => (await seller.client.get(`/api/admin/products/get/${id}`)).body.data;
  const exported = async () => (await seller.client.get('/api/admin/products/export')).body as string;

  const titled = (begin: string) =>
    inDatabase<{ stock: number; movements: number; entries: number }>(
      shop(),
      `SELECT v.stock, (SELECT count(*)::integer FROM catalogue.stock_movements m WHERE m.variant_id = v.id) AS movements,
              (SELECT count(*)::integer FROM audit.entries e WHERE e.subject_id = p.id::text) AS entries
         FROM catalogue.products p JOIN catalogue.variants v ON v.product_id = p.id WHERE p.title LIKE $1 || '%'`,
      [begin],
    );

  it('are drafts when they are new, unless a column says otherwise, and change their state by it', async () => {
    const rows = (...states: string[]) =>
      states.map((state) => `Cap ${state},Dry.,men,zara,${path},9,${state}`).join('\n');
    const path = await uploadPicture();
    await applied(`title,description,category,brand,image,price,state\n${rows('', 'published')}`);
    const { data } = (await seller.client.get('/api/admin/products/get?q=cap&sort=title-atoz')).body;
    expect(data.map(({ state }: { state: string }) => state)).toEqual(['draft', 'published']);
    const { changes } = await applied(`product_id,state\n${data[1]._id},Archived\n`);
    expect(changes[0].fields).toEqual([{ field: 'state', before: 'published', after: 'archived' }]);
    expect((await product(data[1]._id)).state).toBe('archived');
  });

  it('change nothing until an admin confirms the summary', async () => {
    const { productId } = await inSizes(seller, { title: 'Checked tee' });
    const { status, body } = await check(`product_id,size,colour,price\n${productId},M,Navy,21\n`);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      fileName: 'prices – été.csv',
      status: 'checked',
      counts: { rows: 1, productsChanged: 1, variantsChanged: 1 },
      changes: [
        {
          row: 2,
          title: 'Checked tee',
          variant: 'M · Navy',
          fields: [{ field: 'price', before: '20.00', after: '21.00' }],
        },
      ],
    });
    expect((await product(productId)).version).toBe(1);
    await confirm(body.data._id);
    await end(body.data._id);
    const prices = (await product(productId)).variants.map((one: { price: number }) => one.price);
    expect(prices).toEqual([20, 21, 20, 20]);
  });

  it('add products and variants, and correct stock by the difference that their editor saw', async () => {
    const { productId, variantOf } = await inSizes(seller, { title: 'Counted tee' });
    const path = await uploadPicture();
    const { counts, progress } = await applied(
      [
        'product_id;title;description;category;brand;image;size;colour;colour_hex;price;stock;seen_stock;state',
        `${productId};;;;;;M;Navy;;;7;9;`,
        `${productId};;;;;;XL;Navy;;22.50;4;;`,
        `;"Rain; ""poncho""";Dry.;women;zara;${path};;;;30;2;;Published`,
      ].join('\r\n'),
    );
    expect(counts).toMatchObject({
      productsAdded: 1,
      productsChanged: 1,
      variantsAdded: 2,
      variantsChanged: 1,
    });
    expect(progress).toEqual({ done: 2, total: 2 });
    const { variants } = await product(productId);
    const stockOf = (id: string) => variants.find((one: { _id: string }) => one._id === id).stock;
    expect(stockOf(variantOf('M Navy'))).toBe(8);
    expect(variants.find((one: { size: string }) => one.size === 'XL')).toMatchObject({
      price: 22.5,
      stock: 4,
    });
    const found = await shop().visitor().get('/api/shop/search/poncho');
    expect(found.body.data).toMatchObject([{ title: 'Rain; "poncho"', price: 30, totalStock: 2 }]);
  });

  it("report each invalid row, and then can't be confirmed", async () => {
    const id = await onSale(seller, { title: 'Wrong jeans' });
    const { body } = await check(`product_id,title,price\n${id},,99\n,Nameless,1\n${id},Other,free\n`);
    expect(body.data).toMatchObject({ status: 'checked', errorCount: 2 });
    expect(
      body.data.errors.map((error: { row: number; column: string }) => [error.row, error.column]),
    ).toEqual([
      [3, null],
      [4, 'price'],
    ]);
    expect(await confirm(body.data._id)).toMatchObject({ status: 409, body: { code: 'IMPORT_HAS_ERRORS' } });
    expect((await product(id)).title).toBe('Wrong jeans');
  });

  it('can be downloaded as checked: each error, and each value before and after', async () => {
    const { productId } = await inSizes(seller, { title: '=Listed tee' });
    const { body } = await check(
      `product_id,size,colour,price,sale_price\n${productId},M,Navy,21,14\n${productId},L,Navy,free,\n`,
    );
    expect(await resultOf(body.data._id)).toEqual([
      'Row,Result,Product,Variant,Column,Before,After,Error',
      "2,changed,'=Listed tee,M · Navy,price,20.00,21.00,",
      "2,changed,'=Listed tee,M · Navy,sale_price,15.00,14.00,",
      '3,error,,,price,,,must be an amount like 49.99 (found “free”)',
    ]);
  });

  it('are all applied or none when a product changes after the check', async () => {
    const [one, two] = [await onSale(seller, { title: 'First' }), await onSale(seller, { title: 'Second' })];
    const { body } = await check(`product_id,price\n${one},1\n${two},2\n`);
    await seller.client.put(`/api/admin/products/edit/${two}`, { ...jeans, title: 'Second, edited' });
    await confirm(body.data._id);
    expect(await end(body.data._id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('Row 3: somebody has changed Second'),
    });
    expect((await product(one)).price).toBe(jeans.price);
  });

  it('change and add facts, which an export has', async () => {
    const { productId } = await inSizes(seller, { title: 'Labelled tee', facts: teeFacts });
    const line = (await exported()).split('\n').find((one) => one.includes('Labelled tee'));
    expect(line).toContain('"Shell: 80% cotton, 20% polyester; Pocket: 100% linen"');
    await applied(`product_id,size,colour,care,weight_grams\n${productId},M,Navy,"hand-wash, no-iron",190\n`);
    expect((await product(productId)).facts).toEqual({
      ...teeFacts,
      care: ['hand-wash', 'no-iron'],
      weightGrams: 190,
    });
    const image = await uploadPicture();
    const row = `Labelled jeans,Rigid.,men,levi,${image},50,Shell: 100% cotton,TR`;
    await applied(`title,description,category,brand,image,price,materials,origin\n${row}\n`);
    const found = await seller.client.get('/api/admin/products/get?q=labelled%20jeans');
    expect(found.body.data[0].facts).toMatchObject({
      materials: [{ part: 'Shell', fibres: [{ fibre: 'cotton', percent: 100 }] }],
      origin: 'TR',
    });
  });

  it('are applied once when they are confirmed repeatedly', async () => {
    const id = await onSale(seller, { title: 'Once', totalStock: 5 });
    const { body } = await check(`product_id,stock,seen_stock\n${id},6,5\n`);
    const responses = await Promise.all([confirm(body.data._id), confirm(body.data._id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await end(body.data._id);
    expect((await product(id)).totalStock).toBe(6);
  });

  it('leave audit entries and stock movements in the name of the admin who confirmed', async () => {
    const id = await onSale(seller, { title: 'Audited', totalStock: 5 });
    await applied(`product_id,price,stock\n${id},80,9\n`);
    const actor = `admin:${seller.id}`;
    const entries = await inDatabase<{ action: string; actor: string; after: object }>(
      shop(),
      `SELECT action, actor, after FROM audit.entries WHERE subject_id = '${id}' AND action <> 'added' ORDER BY action`,
    );
    expect(entries).toEqual([
      { action: 'corrected', actor, after: { stock: 9 } },
      { action: 'edited', actor, after: { price: 80 } },
    ]);
    const movements = await inDatabase(
      shop(),
      `SELECT change, cause, actor FROM catalogue.stock_movements m JOIN catalogue.variants v ON v.id = m.variant_id
        WHERE v.product_id = '${id}' ORDER BY m.id`,
    );
    expect(movements[1]).toEqual({ change: 4, cause: 'corrected', actor });
  });

  it("fail when a picture can't be fetched, and fetch none from the private network", async () => {
    const id = await onSale(seller, { title: 'Pictured' });
    const { body } = await check(`product_id,image\n${id},http://127.0.0.1:1/secret.png\n`);
    await confirm(body.data._id);
    expect(await end(body.data._id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('its address is not public'),
    });
    expect((await product(id)).image).toBe(jeans.image);
  });

  it('continue after a stop of the server, and apply each row exactly once', async () => {
    const path = await uploadPicture();
    // Only the second batch has SKUs. It waits for another writer of SKUs after the first is written.
    const rows = Array.from({ length: 250 }, (_, place) =>
      [`Restarted ${place}`, 'Warm.', 'men', 'zara', path, place < 200 ? '' : `RE-${place}`, 20, 7].join(','),
    );
    const header = 'title,description,category,brand,image,sku,price,stock';
    const { body } = await check([header, ...rows].join('\n'));
    expect(body.data).toMatchObject({ errors: [], counts: { productsAdded: 250 } });

    const others = new Client({ connectionString: shop().databaseUrl });
    await others.connect();
    await others.query('SELECT pg_advisory_lock($1)', [advisoryLocks.skus]);
    await confirm(body.data._id);
    const stopped = async () => {
      const { rowCount } = await others.query(`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`);
      return rowCount === 1;
    };
    await until(stopped);
    const { progress, status } = await importOf(body.data._id);
    expect([status, progress]).toEqual(['confirmed', { done: 200, total: 250 }]);
    expect(await titled('Restarted')).toEqual([]);
    await others.end();

    expect(await end(body.data._id)).toMatchObject({ status: 'applied', failure: null });
    const applied = await titled('Restarted');
    expect(applied).toHaveLength(250);
    expect(applied).toEqual(applied.map(() => ({ stock: 7, movements: 1, entries: 1 })));
  });

  it('change nothing when they are imported from an export', async () => {
    await inSizes(seller, { title: '=SUM(A1)', description: '+1 "quote"\n@home' });
    const csv = await exported();
    expect(csv).toContain("'=SUM(A1)");
    const { body } = await check(csv);
    expect(body.data).toMatchObject({
      errors: [],
      changes: [],
      counts: { productsChanged: 0, productsAdded: 0 },
    });
    expect(body.data.counts.productsUnchanged).toBeGreaterThan(5);
  });

  it('have a template that an import can read', async () => {
    const { body: template, headers } = await seller.client.get('/api/admin/products/import/template');
    expect(headers.get('content-disposition')).toContain('products-template.csv');
    expect((await check(template)).body.data).toMatchObject({
      errors: [],
      counts: { productsAdded: 1, variantsAdded: 2 },
    });
  });

  it('are listed newest first', async () => {
    const { body } = await seller.client.get('/api/admin/products/import/get');
    expect(body.data.length).toBeGreaterThan(5);
    const times = body.data.map(({ uploadedAt }: { uploadedAt: string }) => uploadedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each([
    ['no file', undefined, 400, 'UNREADABLE_CSV'],
    ['a picture', '\u0000\u0001\u0002', 400, 'UNREADABLE_CSV'],
    ['more than 10 MB', 'x'.repeat(10 * 1024 * 1024 + 1), 413, undefined],
  ])('are refused with %s', async (_, csv, status, code) => {
    const response =
      csv === undefined
        ? await seller.client.ask('/api/admin/products/import/check', {
            method: 'POST',
            body: new FormData(),
          })
        : await check(csv);
    expect(response.status).toBe(status);
    if (code) expect(response.body.code).toBe(code);
  });

  it('are for admins only', async () => {
    const sam = await shopper(shop());
    expect((await check('sku\nA\n', sam)).status).toBe(403);
    expect((await sam.client.get('/api/admin/products/export')).status).toBe(403);
    expect((await sam.client.get('/api/admin/products/import/result?id=any')).status).toBe(403);
    expect((await shop().visitor().get('/api/admin/products/export')).status).toBe(401);
  });

  it('return 404 for an unknown id', async () => {
    expect((await seller.client.get('/api/admin/products/import/get/unknown')).status).toBe(404);
    expect((await seller.client.get('/api/admin/products/import/result?id=unknown')).status).toBe(404);
    expect((await confirm('unknown')).status).toBe(404);
  });

  it('leave correct stock and listing rows', async () => {
    await expectStockToAddUp(shop().databaseUrl);
    await expectListingRowsToBeTrue(shop().databaseUrl);
  });
});
