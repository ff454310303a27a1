import { jeans, tee } from '../support/shop/goods';
import { inDatabase, admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const seam = { image: 'https://pictures.test/seam.webp', alt: 'Detail of the seam', colour: null };
const cuff = { image: 'https://pictures.test/cuff.webp', alt: 'Detail of the cuff', colour: 'Navy' };

describe('the further pictures of a product', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const add = (body: object) => seller.client.post('/api/admin/products/add', body);
  const added = async (body: object) => {
    const response = await add(body);
    expect(response.status).toBe(201);
    return response.body.data;
  };
  const edit = (id: string, body: object) => seller.client.put(`/api/admin/products/edit/${id}`, body);
  const picturesOf = async (id: string) =>
    (await shop().visitor().get(`/api/shop/products/get/${id}`)).body.data.pictures;

  it('are in the details, in their order, and are optional', async () => {
    const product = await added({ ...tee, pictures: [{ ...cuff, colour: 'navy' }, { image: seam.image }] });
    const shown = [cuff, { image: seam.image, alt: '', colour: null }];
    expect(product.pictures).toEqual(shown);
    expect(await picturesOf(product._id)).toEqual(shown);
    expect((await added(jeans)).pictures).toEqual([]);
  });

  it.each([
    ['pictures.0.image', { ...seam, image: 'javascript:alert(1)' }],
    ['pictures.0.image', { alt: 'Detail of the seam' }],
    ['pictures.0.alt', { ...seam, alt: 'x'.repeat(201) }],
    ['pictures.0.colour', { ...seam, colour: 7 }],
    ['pictures', { ...seam, colour: 'Mauve' }],
  ])('are refused with an invalid %s', async (path, picture) => {
    const { status, body } = await add({ ...jeans, pictures: [picture] });
    expect([status, body.success, body.errors[0].path]).toEqual([400, false, path]);
  });

  it.each([
    [
      'more than eleven',
      Array.from({ length: 12 }, (_, n) => ({ image: `https://pictures.test/${n}.webp` })),
    ],
    ['one of them twice', [seam, { ...seam, alt: 'Again' }]],
    ['no list', 'https://pictures.test/seam.webp'],
  ])('are refused: %s', async (_, pictures) => {
    const { status, body } = await add({ ...jeans, pictures });
    expect([status, body.errors[0].path]).toEqual([400, 'pictures']);
  });

  it('are refused when one of them was not uploaded', async () => {
    const response = await add({ ...jeans, pictures: [{ image: '/uploads/none-1200.webp' }] });
    expect(response).toMatchObject({ status: 400, body: { code: 'NO_SUCH_PICTURE' } });
  });

  it.each([
    ['with variants', tee],
    ['without variants', jeans],
  ])('are kept by an edit %s without them, and replaced by an edit with others', async (_, product) => {
    const { _id } = await added({ ...product, pictures: [seam] });
    expect((await edit(_id, { ...product, title: 'Renamed' })).body.data.pictures).toEqual([seam]);
    const wide = { image: 'https://pictures.test/wide.webp', alt: 'Detail of the weave', colour: null };
    await edit(_id, { ...product, pictures: [wide, seam] });
    expect(await picturesOf(_id)).toEqual([wide, seam]);
    await edit(_id, { ...product, pictures: [] });
    expect(await picturesOf(_id)).toEqual([]);
  });

  it('give cards a second picture: the first that goes with the colour', async () => {
    const product = await added({ ...tee, category: 'kids', pictures: [cuff, seam] });
    expect(product.secondImage).toBe(seam.image);
    const { body } = await shop().visitor().get('/api/shop/products/get?category=kids&limit=1');
    expect(body.data[0].secondImage).toBe(seam.image);
    const seconds = body.data[0].options.colours.map(
      ({ name, secondImage }: { name: string; secondImage: string }) => [name, secondImage],
    );
    expect(seconds).toContainEqual(['Navy', cuff.image]);
    expect(seconds.filter(([name]: string[]) => name !== 'Navy')[0]?.[1]).toBe(seam.image);
  });

  it('have focal points, which an edit without them keeps for the pictures that are left', async () => {
    const main = { x: 20, y: 80 };
    const ofSeam = { x: 0, y: 100 };
    const focalPoints = {
      [jeans.image]: main,
      [seam.image]: ofSeam,
      [cuff.image]: { x: 50, y: 50 },
      'https://pictures.test/other.webp': main,
    };
    const product = await added({ ...jeans, category: 'footwear', pictures: [seam], focalPoints });
    const both = { [jeans.image]: main, [seam.image]: ofSeam };
    expect(product.focalPoints).toEqual(both);
    const listed = await shop().visitor().get('/api/shop/products/get?category=footwear&limit=1');
    expect(listed.body.data[0].focalPoints).toEqual(both);

    const { _id } = product;
    const change = async (fields: object) => (await edit(_id, { ...jeans, ...fields })).body.data;
    expect((await change({ title: 'Renamed' })).focalPoints).toEqual(both);
    expect((await change({ pictures: [] })).focalPoints).toEqual({ [jeans.image]: main });
    expect((await change({ focalPoints: {} })).focalPoints).toBeUndefined();
  });

  it.each([
    ['outside of the picture', { [jeans.image]: { x: 101, y: 0 } }],
    ['without a height', { [jeans.image]: { x: 1 } }],
    ['of no picture', { 'javascript:alert(1)': { x: 1, y: 1 } }],
  ])('have no focal point %s', async (_, focalPoints) => {
    const { status, body } = await add({ ...jeans, focalPoints });
    expect([status, body.errors[0].path]).toEqual([400, expect.stringMatching(/^focalPoints/)]);
  });

  it('are kept when an edit is refused as stale', async () => {
    const { _id } = await added({ ...jeans, pictures: [seam] });
    const response = await edit(_id, { ...jeans, pictures: [], version: 7 });
    expect(response).toMatchObject({ status: 409, body: { code: 'STALE_PRODUCT' } });
    expect(await picturesOf(_id)).toEqual([seam]);
  });

  it('are not shown twice when one becomes the main picture', async () => {
    const { _id } = await added({ ...jeans, pictures: [seam] });
    const { body } = await edit(_id, { ...jeans, image: seam.image });
    expect([body.data.image, body.data.pictures]).toEqual([seam.image, []]);
  });

  it('are deleted with the product', async () => {
    const { _id } = await added({ ...jeans, pictures: [seam] });
    await seller.client.delete(`/api/admin/products/delete/${_id}`);
    const left = await inDatabase(shop(), 'SELECT FROM catalogue.product_pictures WHERE product_id = $1', [
      _id,
    ]);
    expect(left).toEqual([]);
  });
});
