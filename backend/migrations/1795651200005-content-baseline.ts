import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE content.pages (
    slug text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('page', 'size-guide')),
    brand text,
    category text,
    version integer NOT NULL CHECK (version > 0),
    CHECK (brand IS NULL OR category IS NULL),
    CHECK (kind = 'size-guide' OR COALESCE(brand, category) IS NULL)
  );

  CREATE TABLE content.page_versions (
    slug text NOT NULL REFERENCES content.pages (slug) ON DELETE CASCADE,
    version integer NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    saved_by text NOT NULL,
    saved_by_name text,
    PRIMARY KEY (slug, version)
  );

  CREATE TABLE content.settings (
    name text PRIMARY KEY,
    version integer NOT NULL,
    value jsonb NOT NULL
  );`;

const marks: Marks = {
  'content.pages': { isNotPersonal: true },
  'content.page_versions': {
    personal: { saved_by: 'reference to the admin who saved it', saved_by_name: 'name of the admin' },
    notPersonal: ['slug', 'version', 'title', 'body', 'saved_at'],
  },
  'content.settings': { isNotPersonal: true, notPersonal: ['name: name of a setting'] },
};

const functions = `
  CREATE FUNCTION content.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'versions of pages never change' USING ERRCODE = 'insufficient_privilege';
  END $$;`;

const triggers = `
  CREATE TRIGGER append_only
    BEFORE UPDATE ON content.page_versions
    FOR EACH STATEMENT
    EXECUTE FUNCTION content.refuse_change();`;

/** The texts of a shop before anybody has written any say nothing that may be wrong. */
const pages = {
  imprint: ['Imprint', 'This shop has not published its imprint yet.'],
  terms: ['Terms and conditions', 'This shop has not published its terms and conditions yet.'],
  privacy: ['Privacy', 'This shop has not published its privacy notice yet.'],
  delivery: [
    'Delivery',
    `We reserve your items while you pay, so nobody else can buy them. If the payment doesn't go through, they go back on sale and you aren't charged.

## Track your order

See the status of every order in [My account](/shop/account).

## Delivery address

You can save up to three addresses in your account and choose one at checkout. An order goes to the address it was placed with, even if you edit the address later. If it's wrong, [contact us](/shop/contact) before the order ships.`,
  ],
  returns: [
    'Returns',
    `To send something back, [write to us](/shop/contact) with the number of your order. You'll find it under [My account](/shop/account).`,
  ],
  contact: [
    'Contact',
    `If it's about an order, include its number: you'll find it under [My account](/shop/account). We never ask for your password or for details of your PayPal account.`,
  ],
  'size-guide': [
    'Size guide',
    `The tables give the measures of your body. If you're between two sizes, take the larger one.

Products also say what they measure themselves, laid flat: compare that with a garment of yours that fits.`,
  ],
};

const settings = {
  'shop-details': {
    name: 'Haberdash',
    tagline: '',
    postalAddress: '',
    email: '',
    currencySymbol: 'before',
    announcement: { text: '', isOn: false, link: null },
    promises: [],
    footer: { lines: [], links: [] },
  },
  'home-sections': {
    sections: [
      { type: 'hero', isOn: true, heading: 'Welcome', text: '' },
      { type: 'categories', isOn: true },
      { type: 'brands', isOn: true },
      { type: 'featured', isOn: true },
    ],
  },
};

/** Pages and the shop's details, with the texts of a new shop, as of 1.0.0. `backend/schema/content.sql` shows them with all later changes. */
export class ContentBaseline1795651200005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA content`);
    await runner.query(tables);
    await markColumns(runner, marks);
    await runner.query(functions);
    await runner.query(triggers);
    await this.fill(runner);
  }

  private async fill(runner: QueryRunner): Promise<void> {
    for (const [slug, [title, body]] of Object.entries(pages)) {
      const kind = slug === 'size-guide' ? 'size-guide' : 'page';
      await runner.query(`INSERT INTO content.pages (slug, kind, version) VALUES ($1, $2, 1)`, [slug, kind]);
      await runner.query(
        `INSERT INTO content.page_versions (slug, version, title, body, saved_by) VALUES ($1, 1, $2, $3, 'shop')`,
        [slug, title, body],
      );
    }
    for (const [name, value] of Object.entries(settings))
      await runner.query(`INSERT INTO content.settings VALUES ($1, 1, $2)`, [name, JSON.stringify(value)]);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
