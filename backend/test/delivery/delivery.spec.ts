import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('delivery', () => {
  const shop = testShop({ SHOP_TIME_ZONE: 'America/New_York' });
  let ada: Person;
  beforeAll(async () => (ada = await admin(shop())));

  const path = (rest = '') => `/api/admin/delivery${rest}`;
  const tables = async () => (await ada.client.get(path())).body.data;
  const offers = async (query: string) =>
    (await shop().visitor().get(`/api/shop/delivery/offers?${query}`)).body.data.offers;
  const trial = async (query: string) => (await ada.client.get(path(`/trial?${query}`))).body.data;
  const added = async (kind: 'zones' | 'methods', body: object) => {
    const { status, body: response } = await ada.client.post(path(`/${kind}`), body);
    expect(status).toBe(201);
    return response.data.id as string;
  };
  const express = {
    name: 'Express',
    table: {
      measure: 'weight',
      steps: [
        { from: 0, price: 9.9 },
        { from: 2_000, price: '19.90' },
      ],
    },
    freeFrom: 100,
    workingDays: { min: 1, max: 2 },
    cutOff: '14:00',
    carrier: 'DHL',
    trackingAddress: 'https://dhl.test/{number}',
  };
  const alaska = { name: 'Alaska', countries: ['us'], postcodePrefixes: ['995'] };

  it('is free everywhere in a new shop, for visitors too, in an answer that caches ask about', async () => {
    const { status, headers, body } = await shop().visitor().get('/api/shop/delivery/offers?subtotal=20');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(body.data).toEqual({
      country: 'US',
      offers: [
        {
          methodId: expect.any(String),
          name: 'Standard delivery',
          kind: 'delivery',
          price: 0,
          freeFrom: null,
          carrier: null,
          pickUpText: null,
          promised: { from: expect.any(String), to: expect.any(String) },
          workingDays: { min: 3, max: 5 },
          cutOff: '14:00',
        },
      ],
    });
    expect(await tables()).toMatchObject({
      timeZone: 'America/New_York',
      country: 'US',
      zones: [{ name: 'Everywhere', countries: [], postcodePrefixes: [], version: 1 }],
      methods: [
        { name: 'Standard delivery', table: { measure: 'subtotal', steps: [{ from: 0, price: 0 }] } },
      ],
      calendar: { workingWeekdays: [1, 2, 3, 4, 5], holidays: [], version: 1 },
    });
  });

  it('costs in a zone what its methods ask, from the moment they are saved', async () => {
    const zoneId = await added('zones', alaska);
    const id = await added('methods', { ...express, zoneId });
    const to = 'country=us&postcode=99501';
    expect(await offers(`${to}&subtotal=20&grams=1999`)).toMatchObject([
      { methodId: id, name: 'Express', price: 9.9, freeFrom: 100, carrier: 'DHL' },
    ]);
    expect(await offers(`${to}&subtotal=20&grams=2000`)).toMatchObject([{ price: 19.9 }]);
    expect(await offers(`${to}&subtotal=20`)).toMatchObject([{ price: 19.9 }]);
    expect(await offers(`${to}&subtotal=100.00`)).toMatchObject([{ price: 0 }]);

    const { table, version, ...method } = (await tables()).methods.find(
      (one: { id: string }) => one.id === id,
    );
    expect(method).toMatchObject({ isOn: true, freeFrom: 100, trackingAddress: express.trackingAddress });
    const edited = { ...method, version, table: { ...table, steps: [{ from: 0, price: 5 }] } };
    expect((await ada.client.put(path(`/methods/${id}`), edited)).status).toBe(200);
    expect(await offers(`${to}&subtotal=20&grams=2000`)).toMatchObject([{ price: 5 }]);

    const again = await ada.client.put(path(`/methods/${id}`), edited);
    expect(again).toMatchObject({ status: 409, body: { code: 'STALE_DELIVERY' } });
    const withMethods = await ada.client.delete(path(`/zones/${zoneId}`));
    expect(withMethods).toMatchObject({ status: 409, body: { code: 'ZONE_HAS_METHODS' } });
    expect(withMethods.body.message).toContain('1 delivery method.');

    expect(
      (await ada.client.put(path(`/methods/${id}`), { ...edited, version: 2, isOn: false })).status,
    ).toBe(200);
    expect(await offers(`${to}&subtotal=20`)).toEqual([]);
    expect((await ada.client.delete(path(`/methods/${id}`))).status).toBe(200);
    expect((await ada.client.delete(path(`/zones/${zoneId}`))).status).toBe(200);
    expect(await offers(`${to}&subtotal=20`)).toMatchObject([{ name: 'Standard delivery' }]);
    expect((await ada.client.delete(path(`/zones/${zoneId}`))).status).toBe(404);
  });

  it('is read as a table: the zones of the shop first, and of their methods those that are on', async () => {
    const alps = await added('zones', { name: 'Alps', countries: ['AT', 'CH'] });
    const far = await added('zones', alaska);
    const id = await added('methods', { ...express, zoneId: far });
    const off = await added('methods', { ...express, zoneId: alps, isOn: false });
    const { status, body } = await shop().visitor().get('/api/shop/delivery/table');
    expect(status).toBe(200);
    const { trackingAddress: _, ...terms } = express;
    const table = {
      ...terms.table,
      steps: terms.table.steps.map((step) => ({ ...step, price: Number(step.price) })),
    };
    expect(body.data).toEqual([
      {
        id: far,
        ...alaska,
        countries: ['US'],
        methods: [{ id, kind: 'delivery', pickUpText: null, ...terms, table }],
      },
      { id: alps, name: 'Alps', countries: ['AT', 'CH'], postcodePrefixes: [], methods: [] },
      expect.objectContaining({
        name: 'Everywhere',
        methods: [expect.objectContaining({ cutOff: '14:00' })],
      }),
    ]);
    for (const method of [id, off]) await ada.client.delete(path(`/methods/${method}`));
    for (const zone of [far, alps]) await ada.client.delete(path(`/zones/${zone}`));
  });

  it('arrives on working days, by the clocks of the shop', async () => {
    const holidays = [{ day: '2026-11-26', name: 'Thanksgiving' }];
    const { calendar } = await tables();
    const saved = await ada.client.put(path('/calendar'), { ...calendar, holidays });
    expect(saved.status).toBe(200);
    const promisedAt = async (at: string) => (await trial(`subtotal=20&at=${at}`)).offers[0].promised;
    expect(await promisedAt('2026-11-24T13:59')).toEqual({ from: '2026-11-30', to: '2026-12-02' });
    expect(await promisedAt('2026-11-24T14:00')).toEqual({ from: '2026-12-01', to: '2026-12-03' });
    expect((await trial('subtotal=20&at=2026-11-24T13:59')).at).toBe('2026-11-24T18:59:00.000Z');
    const stale = await ada.client.put(path('/calendar'), { ...calendar, holidays: [] });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_DELIVERY' } });
  });

  it('says in a trial why a method does not apply', async () => {
    const zoneId = await added('zones', { name: 'Alps', countries: ['AT', 'CH'] });
    const other = await added('methods', { ...express, zoneId });
    const standard = (await tables()).zones.find(({ name }: { name: string }) => name === 'Everywhere').id;
    const off = await added('methods', { ...express, zoneId: standard, isOn: false });
    expect(await trial('subtotal=20&country=DE')).toMatchObject({
      zoneId: standard,
      offers: [{ name: 'Standard delivery' }],
      refused: expect.arrayContaining([
        { methodId: other, obstacle: 'other-zone' },
        { methodId: off, obstacle: 'off' },
      ]),
    });
    expect(await trial('subtotal=20&country=CH&grams=10')).toMatchObject({
      zoneId,
      offers: [{ methodId: other, price: 9.9 }],
    });
  });

  it.each([
    ['zones', { ...alaska, countries: [] }, 'PREFIXES_WITHOUT_COUNTRY'],
    ['zones', { ...alaska, countries: ['XX'] }, 'countries.0'],
    ['zones', { ...alaska, postcodePrefixes: ['-'] }, 'postcodePrefixes.0'],
    ['methods', { table: { measure: 'weight', steps: [{ from: 5, price: 1 }] } }, 'STEPS_NOT_ASCENDING'],
    ['methods', { table: { measure: 'weight', steps: [] } }, 'table.steps'],
    ['methods', { table: { measure: 'weight', steps: [{ from: 0, price: -1 }] } }, 'table.steps.0.price'],
    ['methods', { table: { measure: 'weight', steps: [{ from: 0.5, price: 1 }] } }, 'table.steps.0.from'],
    ['methods', { kind: 'pick-up' }, 'NO_PICK_UP_POINT'],
    ['methods', { workingDays: { min: 3, max: 2 } }, 'WORKING_DAYS_NOT_ASCENDING'],
    ['methods', { cutOff: '24:00' }, 'cutOff'],
    ['methods', { trackingAddress: 'https://dhl.test/' }, 'trackingAddress'],
    ['methods', { trackingAddress: 'javascript:{number}' }, 'trackingAddress'],
    ['methods', { zoneId: '019d5a00-0000-7000-8000-0000000000ff' }, 'UNKNOWN_ZONE'],
  ])('refuses in %s %j', async (kind, given, reason) => {
    const zoneId = (await tables()).zones[0].id;
    const body = kind === 'zones' ? given : { ...express, zoneId, ...given };
    const response = await ada.client.post(path(`/${kind}`), body);
    const paths = (response.body.errors ?? []).map((error: { path: string }) => error.path);
    expect([response.status, [response.body.code, ...paths]]).toEqual([
      400,
      expect.arrayContaining([reason]),
    ]);
  });

  it.each(['', 'subtotal=-1', 'subtotal=20&country=XX', 'subtotal=20&grams=1.5', 'subtotal=1000001'])(
    'refuses to say what "%s" costs',
    async (query) => {
      const { status } = await shop().visitor().get(`/api/shop/delivery/offers?${query}`);
      expect(status).toBe(400);
    },
  );
});
