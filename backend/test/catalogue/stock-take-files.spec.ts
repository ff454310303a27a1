import { checkouts } from '../support/shop/checkouts';
import { inSizes, tee } from '../support/shop/goods';
import { inDatabase, type Person, staffWith } from '../support/shop/people';
import { until } from '../support/until';

const path = '/api/admin/stock-takes';

describe('a counting list in a spreadsheet', () => {
  const { shop, seller, sam } = checkouts();
  let id: string;
  let variantOf: (name: string) => string;

  beforeEach(async () => {
    await inDatabase(shop(), `UPDATE catalogue.variants SET sku = NULL, gtin = NULL`);
    const gtins = ['4006381333931', null, null, null];
    const variants = tee.variants.map((one, place) => ({
      ...one,
      sku: `TEE-${place + 1}`,
      gtin: gtins[place],
    }));
    const added = await inSizes(seller(), { variants });
    variantOf = added.variantOf;
    const scope = { kind: 'filter', query: `ids=${added.productId}` };
    id = (await seller().client.post(path, { scope })).body.data._id;
  });

  const send = (route: string, csv: string | Buffer, by: Person = seller()) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(Buffer.from(csv))]), 'counts.csv');
    return by.client.ask(`${path}/${id}${route}`, { method: 'POST', body: form });
  };
  const read = (csv: string | Buffer) => send('/counts/read', csv);
  const record = (csv: string | Buffer, by?: Person, seenAt?: string) =>
    send(seenAt ? `/counts?seenAt=${seenAt}` : '/counts', csv, by);
  const exported = async (query = '') => {
    const { body } = await seller().client.get(`${path}/export?id=${id}${query}`);
    return (body as string).replace('\uFEFF', '').trim().split('\n');
  };
  const linesOf = async () => (await seller().client.get(`${path}/${id}/lines`)).body.data;
  const countedOf = async () => (await linesOf()).map(({ counted }: { counted: number | null }) => counted);

  it('has the sizes by their SKUs, and neither what is expected nor what was counted', async () => {
    await seller().client.put(`${path}/${id}/lines/${variantOf('L Navy')}`, { counted: 8 });
    const list = await exported();
    expect(list[0]).toBe('sku,gtin,product,size,colour,counted');
    expect(list[1]).toMatch(/^TEE-1,4006381333931,.*,L,Navy,$/);
    expect(list).toHaveLength(5);
    expect(await exported('&filter=uncounted')).toHaveLength(4);
  });

  it('is recorded as it is shown before: rows without a number count nothing, and nothing is booked', async () => {
    const list = await exported();
    const filled = list
      .map((row, place) => (place === 1 ? `${row}8` : place === 2 ? `${row}10` : row))
      .join('\n');
    expect((await read(filled)).body.data).toMatchObject({
      ...{ toRecord: 2, replaced: 0, same: 0, refused: 0, blank: 2 },
      counts: [
        { row: 2, sku: 'TEE-1', counted: 8, effect: 'first', earlier: null },
        { row: 3, counted: 10 },
      ],
    });
    expect(await countedOf()).toEqual([null, null, null, null]);
    expect((await record(filled)).body.data).toEqual({
      ...{ recorded: 2, same: 0, replaced: 0, newer: 0, refused: 0, blank: 2 },
    });
    expect(await linesOf()).toMatchObject([
      { counted: 8, expected: 10, countedBy: 'Ada Admin' },
      { counted: 10, expected: 10 },
      { counted: null },
      { counted: null },
    ]);
    const { body } = await seller().client.get(`${path}/${id}`);
    expect(body.data).toMatchObject({ state: 'open', figures: { counted: 2, different: 1, booked: 0 } });
  });

  it.each([
    ['commas', 'SKU,Counted\nTEE-1,8'],
    ['semicolons, with the columns in another order', 'counted;sku;shelf\n8;TEE-1;A3'],
    ['tabs', 'sku\tcounted\nTEE-1\t8'],
    ['UTF-16', Buffer.from('\uFEFFsku\tcounted\r\nTEE-1\t8\r\n', 'utf16le')],
    ['blank rows', '\uFEFFsku,counted\n,\nTEE-1,8\n,\n,\n'],
    ['a GTIN', 'ean,qty\n4006381333931,8'],
    ['a GTIN that the spreadsheet rounded beside the SKU', 'sku;gtin;counted\nTEE-1;4,00638E+12;8'],
  ])('is read with %s', async (_, csv) => {
    expect((await record(csv)).body.data).toMatchObject({ recorded: 1, refused: 0 });
    expect((await countedOf())[0]).toBe(8);
  });

  it('names the rows that are left out, and records the others', async () => {
    const rows = [
      'TEE-1;7',
      'TEE-2;4,5',
      'TEE-2;-1',
      'TEE-2;2000000',
      'TEE-2;many',
      'X;1',
      'TEE-3;1',
      'TEE-3;2',
      ';3',
    ];
    const csv = ['sku;counted', ...rows].join('\n');
    const { data } = (await read(csv)).body;
    expect(data).toMatchObject({ toRecord: 1, refused: 8 });
    expect(data.errors).toEqual([
      { row: 3, message: 'counted must be a whole number (found “4,5”)' },
      { row: 4, message: 'counted must be at least 0 (found “-1”)' },
      { row: 5, message: 'counted must be at most 1,000,000 (found “2000000”)' },
      { row: 6, message: 'counted must be a whole number (found “many”)' },
      { row: 7, message: 'SKU X is not in this stock-take' },
      { row: 8, message: 'is of the same size as row 9' },
      { row: 9, message: 'is of the same size as row 8' },
      { row: 10, message: 'row must have a sku or a gtin' },
    ]);
    expect((await record(csv)).body.data).toMatchObject({ recorded: 1, same: 0, refused: 8, blank: 0 });
    expect(await countedOf()).toEqual([7, null, null, null]);
  });

  it('changes nothing when it comes twice, and says whose number it replaces', async () => {
    const ben = await staffWith(shop(), { permissions: ['stock.read', 'stock.change'] });
    await record('sku,counted\nTEE-1,8\nTEE-2,9', ben);
    const [before] = await linesOf();
    const again = await record('sku,counted\nTEE-1,8\nTEE-2,9');
    expect(again.body.data).toMatchObject({ recorded: 0, same: 2 });
    expect((await linesOf())[0]).toEqual(before);
    const { data } = (await read('sku,counted\nTEE-1,8\nTEE-2,7\nTEE-3,1')).body;
    expect(data).toMatchObject({ toRecord: 2, replaced: 1, same: 1 });
    expect(data.counts.map(({ effect }: { effect: string }) => effect)).toEqual(['replaced', 'first']);
    expect(data.counts[0].earlier).toMatchObject({ counted: 9, by: before.countedBy });
  });

  it('replaces no number that somebody counted after the file was read', async () => {
    const ben = await staffWith(shop(), { permissions: ['stock.read', 'stock.change'] });
    await record('sku,counted\nTEE-1,8\nTEE-2,8');
    const csv = 'sku,counted\nTEE-1,7\nTEE-2,7\nTEE-3,7';
    const { readAt, replaced } = (await read(csv)).body.data;
    expect(replaced).toBe(2);
    await record('sku,counted\nTEE-2,6', ben);
    expect((await record(csv, undefined, readAt)).body.data).toMatchObject({
      ...{ recorded: 2, replaced: 1, newer: 1, same: 0 },
    });
    expect(await countedOf()).toEqual([7, 6, 7, null]);
    expect((await record(csv, undefined, readAt)).body.data).toMatchObject({
      recorded: 0,
      same: 2,
      newer: 1,
    });
  });

  it('does not count a line again whose stock was corrected after a count that is newer than the file', async () => {
    const csv = 'sku,counted\nTEE-1,8';
    const { readAt } = (await read(csv)).body.data;
    await record(csv);
    const [{ productId }] = await linesOf();
    const { version } = (await seller().client.get(`/api/admin/products/get/${productId}`)).body.data;
    await seller().client.put('/api/admin/products/variants', {
      variants: [{ _id: variantOf('L Navy'), version, stock: 7, seenStock: 10 }],
    });
    const [before] = await linesOf();
    expect(before.problem).toContain('Count it again');
    expect((await record(csv, undefined, readAt)).body.data).toMatchObject({ recorded: 0, newer: 1 });
    expect((await linesOf())[0]).toEqual(before);
    expect((await record(csv)).body.data).toMatchObject({ recorded: 1, newer: 0 });
  });

  it('counts no row whose twin cannot be read', async () => {
    const { data } = (await read('sku,counted\nTEE-1,8\nTEE-1,many')).body;
    expect(data).toMatchObject({ toRecord: 0, refused: 2 });
    expect(data.errors[0]).toEqual({
      row: 2,
      message: 'is of the same size as row 3, which cannot be read',
    });
  });

  it('counts a row beside one whose codes cannot be read, but not one whose twin has a good SKU', async () => {
    const unreadable = (await read('sku,gtin,counted\nTEE-4,,8\n,no code,9')).body.data;
    expect(unreadable).toMatchObject({ toRecord: 1, refused: 1, counts: [{ row: 2, sku: 'TEE-4' }] });
    expect(unreadable.errors).toMatchObject([{ row: 3 }]);
    const twins = (await read('sku,gtin,counted\nTEE-4,,8\nTEE-4,no code,9')).body.data;
    expect(twins).toMatchObject({ toRecord: 0, refused: 2 });
    expect(twins.errors[0]).toEqual({
      row: 2,
      message: 'is of the same size as row 3, which cannot be read',
    });
  });

  it('is refused once the stock-take is booked or abandoned, and the numbers stay', async () => {
    await record('sku,counted\nTEE-1,8');
    await seller().client.post(`${path}/${id}/book`, { reason: 'Count' });
    await until(async () => (await seller().client.get(`${path}/${id}`)).body.data.state === 'booked');
    for (const answer of [await read('sku,counted\nTEE-1,9'), await record('sku,counted\nTEE-1,9')]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'STOCK_TAKE_IS_CLOSED']);
    }
    expect((await countedOf())[0]).toBe(8);
  });

  it.each([
    ['no column for numbers', 'sku,product\nTEE-1,Tee'],
    ['no column for codes', 'product,counted\nTee,1'],
    ['no rows', 'sku,counted\n'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('is refused with %s', async (_, csv) => {
    const { status, body } = await read(csv);
    expect([status, body.code]).toEqual([400, 'UNREADABLE_CSV']);
  });

  it('is for staff who may change stock', async () => {
    const reader = await staffWith(shop(), { permissions: ['stock.read'] });
    expect((await reader.client.get(`${path}/export?id=${id}`)).status).toBe(200);
    expect((await record('sku,counted\nTEE-1,8', reader)).status).toBe(403);
    expect((await sam().client.get(`${path}/export?id=${id}`)).status).toBe(403);
  });
});
