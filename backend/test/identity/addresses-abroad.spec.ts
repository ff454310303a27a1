import { home, inCart, onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const shop = testShop();

const inUs = {
  recipient: 'Ann Lee',
  country: 'US',
  address: '1 High Street',
  city: 'Springfield',
  region: 'IL',
  pincode: '62701-1234',
  phone: '(217) 555-0100',
  notes: '-',
};
/** Both Ontario and Quebec have this postcode. */
const inCa = {
  ...inUs,
  country: 'CA',
  city: 'Ottawa',
  region: 'ON',
  pincode: 'K1A 0T6',
  phone: '613 555 0100',
};
const inGb = {
  ...inUs,
  country: 'GB',
  city: 'Leeds',
  region: '',
  pincode: 'LS1 4AP',
  phone: '0113 496 0000',
};
const inDe = { ...inGb, country: 'DE', city: 'Berlin', pincode: '10115', phone: '030 901820' };
const inHk = {
  ...inGb,
  country: 'HK',
  city: 'Central',
  region: 'Hong Kong Island',
  pincode: '',
  phone: '2525 0000',
};
const inSg = { ...inGb, country: 'SG', city: '', pincode: '238841', phone: '6737 5500' };

describe('an address with a country', () => {
  let sam: Person;
  beforeEach(async () => (sam = await shopper(shop())));
  const add = (fields: object) => sam.client.post('/api/shop/address/add', { userId: sam.id, ...fields });
  const edit = (addressId: string, fields: object) =>
    sam.client.put(`/api/shop/address/update/${sam.id}/${addressId}`, fields);

  it.each([
    ['the United States', inUs],
    ['Canada', inCa],
    ['the United Kingdom', inGb],
    ['Germany', inDe],
    ['Hong Kong, which has no postcodes', inHk],
    ['Singapore, which is one city', inSg],
    [
      'Kenya, which needs no postcode',
      { ...inGb, country: 'KE', city: 'Nairobi', pincode: '', phone: '020 2123456' },
    ],
    [
      'Egypt, which needs neither postcode nor region',
      { ...inGb, country: 'EG', city: 'Cairo', pincode: '', phone: '02 23456789' },
    ],
  ])('is saved in %s', async (_, fields) => {
    const { status, body } = await add(fields);
    expect([status, body.data]).toEqual([201, expect.objectContaining(fields)]);
  });

  it.each([
    ['no province', { ...inCa, region: ' ' }, 'region', 'must not be empty'],
    ['an unknown state', { ...inUs, region: 'Bavaria' }, 'region', 'must be one of the list'],
    ['a postcode of another country', { ...inUs, pincode: 'LS1 4AP' }, 'pincode', /^must be a ZIP code like/],
    ['a postcode that is too short', { ...inDe, pincode: '1011' }, 'pincode', /^must be a Postcode like/],
    ['no postcode', { ...inGb, pincode: '' }, 'pincode', 'must not be empty'],
    ['no city', { ...inGb, city: '' }, 'city', 'must not be empty'],
    ['no postcode in Singapore', { ...inSg, pincode: undefined }, 'pincode', 'must not be empty'],
    ['no phone number', { ...inDe, phone: 'ring twice' }, 'phone', /^must be a number in this country/],
    [
      'a phone number that is too short',
      { ...inUs, phone: '555' },
      'phone',
      /^must be a number in this country/,
    ],
    ['an unknown country', { ...inUs, country: 'XX' }, 'country', 'must be the two-letter code of a country'],
    ['a blank recipient', { ...inUs, recipient: ' ' }, 'recipient', 'must not be empty'],
  ])('is refused with %s', async (_, fields, path, message) => {
    const { status, body } = await add(fields);
    const expected: unknown = typeof message === 'string' ? message : expect.stringMatching(message);
    expect([status, body.errors]).toEqual([400, [{ path, message: expected }]]);
  });

  it('is saved with a postcode and a country in capitals', async () => {
    expect((await add({ ...inGb, country: 'gb', pincode: 'ls1 4ap' })).body.data).toMatchObject({
      country: 'GB',
      pincode: 'LS1 4AP',
    });
  });

  it('is saved as the country writes it, from what was pasted', async () => {
    const pasted = {
      pincode: 'LS1\u00a04AP',
      phone: '\u202a0113\u00a0496\u20110000\u202c',
      city: 'Leeds\u200b',
    };
    expect((await add({ ...inGb, ...pasted })).body.data).toMatchObject({ ...inGb, phone: '0113 496-0000' });
    expect((await add({ ...inDe, pincode: 'Ｄ－１０１１５' })).body.data).toMatchObject(inDe);
  });

  it('has the state that its postcode tells, if it names none', async () => {
    expect((await add({ ...inUs, region: '' })).body.data).toMatchObject({ region: 'IL' });
  });

  it('has no region where addresses name none', async () => {
    expect((await add({ ...inDe, region: 'Bavaria' })).body.data).toMatchObject({ region: '' });
  });

  it('accepts a phone number of another country', async () => {
    expect((await add({ ...inDe, phone: '+1 217 555 0100' })).status).toBe(201);
  });

  it('keeps recipient, country and region when a client that knows five fields edits it', async () => {
    const { _id } = (await add(inUs)).body.data;
    const { status, body } = await edit(_id, home);
    expect([status, body.data]).toEqual([200, { ...inUs, ...home, _id, userId: sam.id }]);
  });

  it('moves to another country by an edit', async () => {
    const { _id } = (await add(inUs)).body.data;
    expect((await edit(_id, inDe)).body.data).toMatchObject(inDe);
    expect(await edit(_id, { ...inDe, pincode: '62701-1234' })).toMatchObject({ status: 400 });
  });
});

describe('where an order goes', () => {
  let ada: Person;
  let sam: Person;
  beforeEach(async () => {
    [ada, sam] = [await admin(shop()), await shopper(shop(), 'Sam Shopper')];
    await inCart(sam, await onSale(ada));
  });

  const ordered = async (fields: object) => {
    const { body } = await sam.client.post('/api/shop/address/add', { userId: sam.id, ...fields });
    const addressInfo = { addressId: body.data._id };
    const placed = await sam.client.post('/api/shop/order/create', { addressInfo });
    const details = await sam.client.get(`/api/shop/order/details/${placed.body.orderId}`);
    return details.body.data.addressInfo;
  };

  it('is the recipient, the country and the phone number in E.164', async () => {
    expect(await ordered(inGb)).toMatchObject({ ...inGb, phoneE164: '+441134960000' });
  });

  it("is the account's name and the shop's country for a client that knows five fields", async () => {
    const { version } = (await ada.client.get('/api/admin/shop-details')).body.data;
    const details = {
      name: 'Thimble',
      currencySymbol: 'before',
      announcement: { text: '', isOn: false },
      promises: [],
      footer: { lines: [], links: [] },
    };
    const saved = await ada.client.put('/api/admin/shop-details', { version, ...details, country: 'IE' });
    expect(saved.status).toBe(200);
    expect(await ordered({ ...home, phone: '01 677 0095' })).toMatchObject({
      recipient: 'Sam Shopper',
      country: 'IE',
      region: '',
      phoneE164: '+35316770095',
    });
  });
});
