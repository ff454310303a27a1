import { aSettings } from '../support/shop/shop-content';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('what a shop says on every page', () => {
  const shop = testShop();
  let ada: Person;
  beforeAll(async () => (ada = await admin(shop())));

  const { 'shop-details': details, 'home-sections': home } = aSettings();
  const content = async () => (await shop().visitor().get('/api/shop/content')).body.data;
  const read = async (name: string) => (await ada.client.get(`/api/admin/${name}`)).body.data;
  const save = async (name: string, value: object) => {
    const { version } = await read(name);
    return ada.client.put(`/api/admin/${name}`, { version, ...value });
  };

  it('is nothing that may be wrong, before anybody has written anything', async () => {
    const { headers, body } = await shop().visitor().get('/api/shop/content');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(body.data).toEqual({
      name: 'Haberdash',
      tagline: '',
      postalAddress: '',
      email: '',
      currencySymbol: 'before',
      country: 'US',
      announcement: null,
      promises: [],
      footer: { lines: [], links: [] },
      withdrawal: {
        label: 'Withdraw from contract here',
        confirm: 'Confirm withdrawal',
        intro: '',
      },
      pages: [
        { slug: 'imprint', title: 'Imprint' },
        { slug: 'terms', title: 'Terms and conditions' },
        { slug: 'privacy', title: 'Privacy' },
        { slug: 'delivery', title: 'Delivery' },
        { slug: 'returns', title: 'Returns' },
        { slug: 'contact', title: 'Contact' },
        { slug: 'size-guide', title: 'Size guide' },
      ],
      sizeGuides: [],
      home: [
        { type: 'hero', heading: 'Welcome', text: '' },
        { type: 'categories' },
        { type: 'brands' },
        { type: 'featured' },
      ],
    });
  });

  it('is what an admin saves, at once', async () => {
    expect((await save('shop-details', details)).status).toBe(200);
    const { announcement, ...rest } = details;
    expect(await content()).toMatchObject({
      ...rest,
      announcement: { text: announcement.text, link: announcement.link },
    });
    const { version } = await read('shop-details');
    expect(await read('shop-details')).toEqual({ version, ...details });
  });

  it('keeps its country in an edit that names none', async () => {
    const { country, ...rest } = details;
    expect((await save('shop-details', rest)).status).toBe(200);
    expect((await content()).country).toBe(country);
  });

  it('keeps the labels of the withdrawal in an edit that names none, and takes none that are empty', async () => {
    const { withdrawal, ...rest } = details;
    expect((await save('shop-details', rest)).status).toBe(200);
    expect((await content()).withdrawal).toEqual(withdrawal);
    for (const field of ['label', 'confirm']) {
      const refused = await save('shop-details', { ...rest, withdrawal: { ...withdrawal, [field]: ' ' } });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: `withdrawal.${field}` }] } });
    }
  });

  it('has no announcement that is off', async () => {
    const announcement = { ...details.announcement, isOn: false };
    await save('shop-details', { ...details, announcement });
    expect((await content()).announcement).toBeNull();
    expect((await read('shop-details')).announcement).toEqual(announcement);
  });

  it('has the sections of the home page that are on, in their order', async () => {
    expect((await save('home-sections', home)).status).toBe(200);
    expect((await content()).home).toEqual([
      { type: 'story', slug: 'our-story' },
      { type: 'hero', heading: 'Well cut', text: 'Every day' },
    ]);
    expect((await read('home-sections')).sections).toEqual(home.sections);
    const twice = await save('home-sections', { sections: [...home.sections, home.sections[2]] });
    expect(twice).toMatchObject({ status: 400, body: { code: 'SECTION_TWICE' } });
  });

  it.each([
    ['shop-details', details],
    ['home-sections', home],
  ])('refuses an edit of %s that is based on an older version', async (name, value) => {
    const version = (await read(name)).version as number;
    const edits = [1, 2, 3].map(() => ada.client.put(`/api/admin/${name}`, { ...value, version }));
    const responses = (await Promise.all(edits)).sort((one, other) => one.status - other.status);
    expect(responses.map(({ status }) => status)).toEqual([200, 409, 409]);
    expect(responses[1]!.body).toMatchObject({ success: false, code: 'STALE_SETTING' });
    expect((await read(name)).version).toBe(version + 1);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ currencySymbol: 'under' }, 'currencySymbol'],
    [{ country: 'XX' }, 'country'],
    [{ country: 'Germany' }, 'country'],
    [{ announcement: { text: '', isOn: true } }, 'announcement.text'],
    [{ announcement: { text: 'Sale', isOn: true, link: 'javascript:alert(1)' } }, 'announcement.link'],
    [{ announcement: { text: 'Sale', isOn: true, link: '//evil.test' } }, 'announcement.link'],
    [{ promises: [{ title: 'Delivery', text: '' }] }, 'promises.0.text'],
    [{ footer: { lines: [], links: [{ label: 'x', link: 'http://plain.test' }] } }, 'footer.links.0.link'],
  ])('refuses %j as malformed', async (given, path) => {
    const { status, body } = await save('shop-details', { ...details, ...given });
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
  });

  it.each([
    [{ type: 'carousel', isOn: true }],
    [{ type: 'hero', isOn: true, heading: '' }],
    [{ type: 'story', isOn: true, slug: 'Our Story' }],
    [{ type: 'brands' }],
  ])('refuses the section %j as malformed', async (section) => {
    expect((await save('home-sections', { sections: [section] })).status).toBe(400);
  });
});
