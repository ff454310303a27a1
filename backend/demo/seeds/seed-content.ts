import type { INestApplication } from '@nestjs/common';
import { EditPage } from '../../src/content/application/edit-page';
import { EditSetting } from '../../src/content/application/edit-setting';
import type { SettingName, SettingValues } from '../../src/content/domain/setting';
import { Database } from '../../src/platform/postgres/database';
import { demoPages } from './demo-pages';

const settings: SettingValues = {
  'shop-details': {
    name: 'Haberdash',
    tagline: 'Clothing and accessories, well cut.',
    postalAddress: '',
    email: 'help@haberdash.test',
    currencySymbol: 'before',
    country: 'US',
    announcement: { text: '', isOn: false, link: null },
    promises: [{ title: 'Delivery', text: 'In {delivery days}', link: '/shop/delivery' }],
    footer: {
      lines: ['{delivery}', '{returns}', 'Reserved for 30 minutes while you pay'],
      links: [],
    },
    withdrawal: { label: 'Withdraw from contract here', confirm: 'Confirm withdrawal', intro: '' },
  },
  'home-sections': {
    sections: [
      {
        type: 'hero',
        isOn: true,
        heading: 'Well cut, every day of the week',
        text: 'Clothes and accessories that last, from six brands, for the whole family.',
      },
      { type: 'categories', isOn: true },
      { type: 'collection', slug: 'new-in', isOn: true },
      { type: 'collection', slug: 'wedding-guest', isOn: true },
      { type: 'brands', isOn: true },
      { type: 'featured', isOn: true },
    ],
  },
};

/** Writes the demo's words wherever nobody has written any; inside a transaction. */
export async function seedContent(app: INestApplication): Promise<void> {
  const editPage = app.get(EditPage, { strict: false });
  const goods = { brand: null, category: null };
  for (const slug of await untouched(app, 'SELECT slug AS key FROM content.pages WHERE version = 1')) {
    const page = demoPages[slug];
    if (page) await editPage.execute({ slug, version: 1, ...goods, ...page });
  }
  for (const name of await untouched(app, 'SELECT name AS key FROM content.settings WHERE version = 1'))
    await seedSetting(app, name as SettingName);
}

const seedSetting = (app: INestApplication, name: SettingName): Promise<number> =>
  app.get(EditSetting, { strict: false }).execute({ name, version: 1, value: settings[name] });

async function untouched(app: INestApplication, sql: string): Promise<string[]> {
  const rows = await app.get(Database).query<{ key: string }>(sql);
  return rows.map(({ key }) => key);
}
