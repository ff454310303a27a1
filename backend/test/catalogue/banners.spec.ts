import sharp from 'sharp';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { upload } from '../support/shop/uploads';

describe('the feature images', () => {
  const shop = testShop();
  let seller: Person;
  let images: string[];
  beforeAll(async () => {
    seller = await admin(shop());
    images = await Promise.all([30, 40, 50].map(uploaded));
  });
  async function uploaded(width: number): Promise<string> {
    const picture = sharp({ create: { width, height: 20, channels: 3, background: '#a33' } });
    return (await upload(seller, await picture.png().toBuffer())).body.result.url as string;
  }
  const list = async () => (await shop().visitor().get('/api/common/feature/get')).body.data;
  const shown = async () => (await list()).map(({ image }: { image: string }) => image);
  const ids = async () => (await list()).map(({ _id: id }: { _id: string }) => id) as string[];
  const add = (image: string | undefined) => seller.client.post('/api/common/feature/add', { image });
  const remove = (id: string) => seller.client.delete(`/api/common/feature/delete/${id}`);
  const present = (id: string, presentation: object) =>
    seller.client.put(`/api/common/feature/edit/${id}`, presentation);
  const reorder = (order: unknown) => seller.client.put('/api/common/feature/order', { ids: order });
  beforeEach(async () => {
    for (const id of await ids()) await remove(id);
    for (const image of images) expect((await add(image)).status).toBe(201);
  });

  it('are listed newest first, and must be uploaded', async () => {
    expect(await shown()).toEqual(images.toReversed());
    expect((await add('https://elsewhere.test/x.png')).status).toBe(400);
    expect((await add('/uploads/0123456789abcdef01234567-1200.webp')).status).toBe(400);
  });

  it('are all kept when they are added concurrently', async () => {
    await Promise.all(images.map(add));
    expect(await shown()).toHaveLength(6);
  });

  it("have the admin's link to a path of the shop, and focal point", async () => {
    const [newest] = await list();
    expect(newest).toMatchObject({ link: null, focalPoint: { x: 50, y: 50 } });
    const presentation = { link: '/shop/listing?category=men', focalPoint: { x: 20, y: '75' } };
    const edited = await present(newest._id, presentation);
    expect(edited).toMatchObject({ status: 200, body: { success: true, data: { _id: newest._id } } });
    const seen = { image: images[2], link: presentation.link, focalPoint: { x: 20, y: 75 } };
    expect((await list())[0]).toMatchObject(seen);

    const added = await seller.client.post('/api/common/feature/add', { image: images[0], ...presentation });
    expect(added.body.data).toMatchObject({ ...seen, image: images[0] });
    await present(newest._id, { link: '', focalPoint: { x: 0, y: 100 } });
    expect((await list())[1]).toMatchObject({ link: null, focalPoint: { x: 0, y: 100 } });
    expect((await present('nothing', presentation)).status).toBe(404);
  });

  it("have the admin's headline and text", async () => {
    const [newest] = await list();
    expect(newest).toMatchObject({ headline: '', text: '' });
    const edited = await present(newest._id, { headline: ' New coats ', text: 'For <rain> & "snow"' });
    const words = { headline: 'New coats', text: 'For <rain> & "snow"' };
    expect(edited.body.data).toMatchObject(words);
    expect((await list())[0]).toMatchObject(words);
    for (const wrong of [{ headline: 'x'.repeat(51) }, { text: 'x'.repeat(91) }, { headline: 7 }]) {
      expect((await present(newest._id, wrong)).status).toBe(400);
    }
    expect((await list())[0]).toMatchObject(words);
  });

  it('link to paths of the shop only', async () => {
    const [id] = await ids();
    const elsewhere = [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      'shop/home',
      'javascript:alert(1)',
      '/a b',
      7,
    ];
    for (const link of elsewhere) expect((await present(id!, { link })).status).toBe(400);
    for (const focalPoint of [{ x: 101, y: 0 }, { x: -1, y: 0 }, { x: 1 }, 'centre', null]) {
      expect((await present(id!, { link: '/shop/home', focalPoint })).status).toBe(400);
    }
    expect((await list())[0]).toMatchObject({ link: null, focalPoint: { x: 50, y: 50 } });
  });

  it('can be deleted', async () => {
    const [newest] = await ids();
    expect((await remove(newest!)).status).toBe(200);
    expect(await shown()).toEqual([images[1], images[0]]);
    expect((await remove(newest!)).status).toBe(404);
  });

  it("are in the admin's order", async () => {
    const [third, second, first] = await ids();
    const { status, body } = await reorder([first, third, second]);
    expect(status).toBe(200);
    expect(body.data.map(({ image }: { image: string }) => image)).toEqual([images[0], images[2], images[1]]);
    expect(await shown()).toEqual([images[0], images[2], images[1]]);
  });

  it('refuse an order with other ids', async () => {
    const all = await ids();
    for (const wrong of [all.slice(1), [...all, all[0]], [...all.slice(1), 'nothing'], []]) {
      expect(await reorder(wrong)).toMatchObject({ status: 409, body: { code: 'BANNERS_CHANGED' } });
    }
    for (const malformed of ['x', null, [1, 2]]) expect((await reorder(malformed)).status).toBe(400);
    expect(await ids()).toEqual(all);
  });

  it('can be changed by admins only', async () => {
    const { client } = await shopper(shop());
    const [id] = await ids();
    expect((await client.delete(`/api/common/feature/delete/${id}`)).status).toBe(403);
    expect((await client.put('/api/common/feature/order', { ids: [] })).status).toBe(403);
    expect((await shop().visitor().delete(`/api/common/feature/delete/${id}`)).status).toBe(401);
  });
});
