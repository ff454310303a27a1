import { newId } from '../../src/shared/ids';
import { inCart, inSizes, stockOf, tee, withAddress } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('pieces that leave the shelf without an order', () => {
  const shop = testShop();
  let seller: Person;
  let productId: string;
  let variantOf: (name: string) => string;

  const remove = (body: object) =>
    seller.client.post('/api/admin/stock/removals', { _id: newId(), cause: 'sold-elsewhere', ...body });
  const read = (csv: string) => seller.client.post('/api/admin/stock/removals/read', { csv });
  const pieces = (quantities: Record<string, number>) =>
    Object.entries(quantities).map(([name, quantity]) => ({ variantId: variantOf(name), quantity }));
  const placesOf = async (name: string) => {
    const { data } = (await seller.client.get(`/api/admin/stock/places?variant=${variantOf(name)}`)).body;
    return Object.fromEntries(
      data.places
        .filter((one: { pieces: number }) => one.pieces > 0)
        .map((one: { place: string; pieces: number }) => [one.place, one.pieces]),
    );
  };

  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    const [navyL, ...others] = tee.variants;
    const coded = { ...navyL, gtin: '4006381333931' };
    await inDatabase(shop(), 'UPDATE catalogue.variants SET gtin = NULL, sku = NULL');
    ({ productId, variantOf } = await inSizes(seller, {
      variants: [{ ...coded, sku: 'TEE-L' }, { ...others[0], sku: 'TEE-S' }, ...others.slice(1)],
    }));
  });

  it.each([
    ['written-off', 'Water damage'],
    ['sold-elsewhere', null],
  ])('are %s: one movement with its cause and actor, and a row with the note', async (cause, note) => {
    expect((await remove({ cause, note, pieces: pieces({ 'L Navy': 3 }) })).status).toBe(200);
    expect(await placesOf('L Navy')).toEqual({ shelf: 7, [cause]: 3 });
    const of = `variant=${variantOf('L Navy')}`;
    const [movement] = (await seller.client.get(`/api/admin/stock/get?${of}`)).body.data;
    // Remotes of 1.0.0 know no such cause.
    expect(movement).toMatchObject({ cause: 'corrected', kind: cause, by: { name: 'Ada Admin' } });
    expect(movement).toMatchObject({ change: -3, stock: 7, orderId: null });
    const rows = (await seller.client.get(`/api/admin/stock/pieces?${of}&place=${cause}`)).body.data;
    expect(rows).toMatchObject([
      { pieces: 3, orderId: null, note, by: { kind: 'admin', name: 'Ada Admin' } },
    ]);
    expect(await stockOf(seller, productId)).toBe(37);
    const [entry] = (await seller.client.get('/api/admin/audit/get?limit=1')).body.data;
    expect(entry).toMatchObject({
      subject: 'stock',
      action: cause.replace('-', ' '),
      before: { 'stock (L · Navy)': 10 },
      after: { 'stock (L · Navy)': 7 },
    });
  });

  it('leave all or none, and never those that an order reserves', async () => {
    const sam = await shopper(shop());
    await inCart(sam, productId, 8, variantOf('L Navy'));
    await sam.client.post('/api/shop/order/create', { addressInfo: { addressId: await withAddress(sam) } });
    const { status, body } = await remove({ pieces: pieces({ 'S Navy': 1, 'L Navy': 3 }) });
    expect([status, body.code]).toEqual([409, 'NOT_ON_SHELF']);
    expect(body.message).toBe('There are fewer pieces on the shelf: Pocket tee (L · Navy) has 2');
    expect([await placesOf('S Navy'), await placesOf('L Navy')]).toEqual([
      { shelf: 10 },
      { shelf: 2, held: 8 },
    ]);
    expect((await remove({ pieces: pieces({ 'S Navy': 1, 'L Navy': 2 }) })).status).toBe(200);
    expect(await placesOf('L Navy')).toEqual({ held: 8, 'sold-elsewhere': 2 });
  });

  it('leave once, however often and at once their request comes', async () => {
    const request = { _id: newId(), pieces: pieces({ 'L Navy': 2, 'S Navy': 1 }) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(request)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await remove({ ...request, pieces: request.pieces.toReversed() })).status).toBe(200);
    expect(await placesOf('L Navy')).toEqual({ shelf: 8, 'sold-elsewhere': 2 });
    const other = await remove({ ...request, pieces: pieces({ 'L Navy': 3 }) });
    expect([other.status, other.body.code]).toEqual([409, 'REMOVAL_ID_TAKEN']);
  });

  it('are refused as a whole when a variant is unknown or named twice', async () => {
    const unknown = { variantId: newId(), quantity: 1 };
    expect((await remove({ pieces: [...pieces({ 'L Navy': 1 }), unknown] })).status).toBe(404);
    const [one] = pieces({ 'L Navy': 1 });
    expect((await remove({ pieces: [one, one] })).status).toBe(400);
    expect((await remove({ cause: 'lost', pieces: [one] })).status).toBe(400);
    expect(await placesOf('L Navy')).toEqual({ shelf: 10 });
  });

  it('keep their variant when it goes off sale', async () => {
    await remove({ pieces: pieces({ 'L Navy': 1 }) });
    const { version, variants } = (await seller.client.get(`/api/admin/products/get/${productId}`)).body.data;
    const left = variants.filter(({ _id }: { _id: string }) => _id !== variantOf('L Navy'));
    const edited = await seller.client.put(`/api/admin/products/edit/${productId}`, {
      ...tee,
      version,
      variants: left,
    });
    expect(edited.status).toBe(200);
    expect(await placesOf('L Navy')).toEqual({ shelf: 9, 'sold-elsewhere': 1 });
  });

  describe('in a file of a till', () => {
    it('are found by SKU or GTIN, and added up', async () => {
      const { body } = await read(
        '\uFEFFSKU;Barcode;Qty\nTEE-L;;2\n;04006381333931;1\nTEE-L;4006381333931;1\nTEE-S;;5\n',
      );
      expect(body.data).toMatchObject({
        errors: [],
        pieces: [
          { variantId: variantOf('L Navy'), productId, title: 'Pocket tee', size: 'L', pieces: 4, stock: 10 },
          { variantId: variantOf('S Navy'), size: 'S', colour: 'Navy', pieces: 5, stock: 10 },
        ],
      });
      expect(await placesOf('L Navy')).toEqual({ shelf: 10 });
    });

    it('are refused with their rows: unknown, contradicting, damaged, too many', async () => {
      const { body } = await read(
        'sku,gtin,pieces\nTEE-X,,1\n,12345670,1\nTEE-S,4006381333931,1\nTEE-S,,0\nTEE-S,,\n,,2\n,4.00638E+12,1\nTEE-S,,6\nTEE-S,,6\n',
      );
      expect(body.data.errors.map(({ row }: { row: number }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 10]);
      expect(body.data.errors).toMatchObject([
        { message: 'SKU TEE-X is not known' },
        { message: 'GTIN 12345670 is not known' },
        { message: 'SKU TEE-S and GTIN 4006381333931 are not of one size' },
        { message: expect.stringMatching(/^pieces must be/) },
        { message: expect.stringMatching(/^pieces must/) },
        { message: expect.stringMatching(/a sku or a gtin/) },
        { message: expect.stringMatching(/^gtin/) },
        { message: 'Pocket tee (S · Navy) has 10 on the shelf' },
      ]);
    });

    it('are refused when it is no such file', async () => {
      expect((await read('colour\nred')).body.code).toBe('UNREADABLE_CSV');
      expect((await read(`sku,pieces\n${'A,1\n'.repeat(1_001)}`)).body.code).toBe('UNREADABLE_CSV');
    });
  });

  it('are for admins alone', async () => {
    const sam = await shopper(shop());
    for (const path of ['removals', 'removals/read'])
      expect((await sam.client.post(`/api/admin/stock/${path}`, {})).status).toBe(403);
  });
});
