import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a shop says before anybody has written anything: nothing that may be wrong. */
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
    `Measure yourself, not your clothes. If you're between two sizes, take the larger one.`,
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

export class ContentPages1795132800320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA content`);
    await runner.query(`
      CREATE TABLE content.pages (
        slug text PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('page', 'size-guide')),
        brand text,
        category text,
        version integer NOT NULL CHECK (version > 0),
        CHECK (brand IS NULL OR category IS NULL),
        CHECK (kind = 'size-guide' OR coalesce(brand, category) IS NULL)
      )`);
    await runner.query(`COMMENT ON TABLE content.pages IS 'not personal'`);
    await this.addVersions(runner);
    await runner.query(`
      CREATE TABLE content.settings (name text PRIMARY KEY, version integer NOT NULL, value jsonb NOT NULL)`);
    await runner.query(`COMMENT ON TABLE content.settings IS 'not personal'`);
    await runner.query(`COMMENT ON COLUMN content.settings.name IS 'not personal: name of a setting'`);
    await this.fill(runner);
  }

  private async addVersions(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content.page_versions (
        slug text NOT NULL REFERENCES content.pages ON DELETE CASCADE,
        version integer NOT NULL,
        title text NOT NULL,
        body text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        saved_by text NOT NULL,
        saved_by_name text,
        PRIMARY KEY (slug, version)
      )`);
    for (const column of ['slug', 'version', 'title', 'body', 'saved_at'])
      await runner.query(`COMMENT ON COLUMN content.page_versions.${column} IS 'not personal'`);
    await runner.query(`
      COMMENT ON COLUMN content.page_versions.saved_by IS 'personal: reference to the admin who saved it'`);
    await runner.query(
      `COMMENT ON COLUMN content.page_versions.saved_by_name IS 'personal: name of the admin'`,
    );
    await runner.query(`
      CREATE FUNCTION content.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'versions of pages never change' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER append_only BEFORE UPDATE ON content.page_versions
         FOR EACH STATEMENT EXECUTE FUNCTION content.refuse_change()`);
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
