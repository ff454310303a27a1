import sharp from 'sharp';
import { checkouts } from '../support/shop/checkouts';
import { inCart, inSizes, jeans, onSale } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { upload } from '../support/shop/uploads';

interface Entry {
  actor: string;
  actorName: string;
  subject: string;
  label: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

describe("the audit trail of an admin's changes", () => {
  const { shop, seller, sam, order } = checkouts();
  const entriesOf = (subjectId: string) =>
    inDatabase<Entry>(
      shop(),
      `SELECT actor, actor_name AS "actorName", subject, label, action, before, after
         FROM audit.entries WHERE subject_id = $1 ORDER BY recorded_at, id`,
      [subjectId],
    );
  const byAda = () => ({ actor: `admin:${seller().id}`, actorName: 'Ada Admin' });

  it('contains the addition, the edits and the deletion of a product, with the changed fields', async () => {
    const productId = await onSale(seller());
    const edit = { ...jeans, title: 'Slim jeans', salePrice: 70 };
    await seller().client.put(`/api/admin/products/edit/${productId}`, edit);
    await seller().client.put(`/api/admin/products/edit/${productId}`, edit);
    await seller().client.delete(`/api/admin/products/delete/${productId}`);
    const [added, edited, deleted, ...others] = await entriesOf(productId);
    expect(added).toMatchObject({
      ...byAda(),
      subject: 'product',
      label: 'Straight jeans',
      action: 'added',
      before: null,
      after: { title: 'Straight jeans', price: 89.5, stock: 12 },
    });
    expect(edited).toEqual({
      ...byAda(),
      subject: 'product',
      label: 'Slim jeans',
      action: 'edited',
      before: { title: 'Straight jeans', salePrice: 0 },
      after: { title: 'Slim jeans', salePrice: 70 },
    });
    expect(deleted).toMatchObject({ action: 'deleted', before: { title: 'Slim jeans' }, after: null });
    expect(others).toEqual([]);
  });

  it('contains the size and colour whose price changed', async () => {
    const { productId } = await inSizes(seller());
    const { body } = await seller().client.get(`/api/admin/products/get/${productId}`);
    const variants = body.data.variants.map((variant: { size: string; colour: string }) =>
      variant.size === 'M' ? { ...variant, price: 25 } : variant,
    );
    const edited = await seller().client.put(`/api/admin/products/edit/${productId}`, {
      ...body.data,
      variants,
    });
    expect(edited.status).toBe(200);
    expect((await entriesOf(productId)).at(-1)).toMatchObject({
      before: { 'price (M · Navy)': 20 },
      after: { 'price (M · Navy)': 25 },
    });
  });

  it('contains corrections of the stock, one or many', async () => {
    const { productId, variantOf } = await inSizes(seller());
    const { body } = await seller().client.get(`/api/admin/products/get/${productId}`);
    const counted = (stock: number) =>
      body.data.variants.map((one: { size: string }) => (one.size === 'M' ? { ...one, stock } : one));
    const edit = { ...body.data, variants: counted(7) };
    await seller().client.put(`/api/admin/products/edit/${productId}`, edit);
    const edited = await seller().client.put('/api/admin/products/variants', {
      variants: [{ _id: variantOf('M Navy'), version: 2, price: 22, stock: 9, seenStock: 7 }],
    });
    expect(edited.body).toMatchObject({ success: true });
    expect((await entriesOf(productId)).slice(1)).toEqual(
      [
        {
          subject: 'stock',
          action: 'corrected',
          before: { 'stock (M · Navy)': 10 },
          after: { 'stock (M · Navy)': 7 },
        },
        {
          subject: 'product',
          action: 'edited',
          before: { 'price (M · Navy)': 20 },
          after: { 'price (M · Navy)': 22 },
        },
        {
          subject: 'stock',
          action: 'corrected',
          before: { 'stock (M · Navy)': 7 },
          after: { 'stock (M · Navy)': 9 },
        },
      ].map((entry) => ({ ...byAda(), label: 'Pocket tee', ...entry })),
    );
  });

  it('has no entry of a refused edit', async () => {
    const productId = await onSale(seller());
    const refused = await seller().client.put(`/api/admin/products/edit/${productId}`, {
      ...jeans,
      title: 'Stale',
      version: 99,
    });
    expect(refused.status).toBe(409);
    expect(await entriesOf(productId)).toHaveLength(1);
  });

  it("contains the status changes of an order, but not the shopper's actions", async () => {
    await inCart(sam(), await onSale(seller()));
    const { orderId } = (await order()).body;
    expect(await entriesOf(orderId)).toEqual([]);
    await seller().client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'inProcess' });
    await seller().client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'inProcess' });
    expect(await entriesOf(orderId)).toMatchObject([
      {
        ...byAda(),
        subject: 'order',
        action: 'status changed',
        before: { orderStatus: 'pending' },
        after: { orderStatus: 'inProcess' },
      },
    ]);
  });

  it('contains the changes of banners: added, edited, moved and deleted', async () => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } });
    const image = (await upload(seller(), await picture.png().toBuffer())).body.result.url as string;
    const add = async () =>
      (await seller().client.post('/api/common/feature/add', { image, headline: 'Linen days' })).body.data
        ._id;
    const [older, newer] = [await add(), await add()];
    await seller().client.put(`/api/common/feature/edit/${older}`, { headline: 'Wool days' });
    await seller().client.put('/api/common/feature/order', { ids: [older, newer] });
    await seller().client.delete(`/api/common/feature/delete/${older}`);
    expect(await entriesOf(older)).toMatchObject([
      { subject: 'banner', label: 'Linen days', action: 'added', after: { image, headline: 'Linen days' } },
      { action: 'edited', before: { headline: 'Linen days' }, after: { headline: 'Wool days' } },
      { action: 'moved', before: { position: 2 }, after: { position: 1 } },
      { action: 'deleted', before: { headline: 'Wool days' }, after: null },
    ]);
  });

  it('contains reviews that were hidden and shown again', async () => {
    const productId = await onSale(seller());
    const review = { productId, reviewValue: 2, reviewMessage: 'Buy at mine' };
    await sam().client.post('/api/shop/review/add', review);
    const { body } = await seller().client.get('/api/admin/reviews/get?limit=1');
    const reviewId = body.data[0]._id;
    const hide = (given: object) => seller().client.put(`/api/admin/reviews/hide/${reviewId}`, given);
    await hide({ reason: 'Advertising' });
    await hide({});
    expect(await entriesOf(reviewId)).toMatchObject([
      {
        subject: 'review',
        label: 'Sam Shopper, 2 stars: Buy at mine',
        action: 'hidden',
        before: { hidden: null },
        after: { hidden: 'Advertising' },
      },
      { action: 'shown', before: { hidden: 'Advertising' }, after: { hidden: null } },
    ]);
  });
});
