import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE catalogue.brands (
    slug text PRIMARY KEY,
    name text NOT NULL,
    logo text,
    maker_name text NOT NULL DEFAULT '',
    maker_address text NOT NULL DEFAULT '',
    responsible_person text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1,
    "position" integer NOT NULL GENERATED ALWAYS AS IDENTITY
  );

  CREATE TABLE catalogue.categories (
    slug text PRIMARY KEY,
    name text NOT NULL,
    parent text REFERENCES catalogue.categories (slug) DEFERRABLE INITIALLY DEFERRED,
    picture text,
    path text[] NOT NULL,
    "position" integer NOT NULL,
    CHECK (cardinality(path) BETWEEN 1 AND 3 AND path[cardinality(path)] = slug)
  );

  CREATE TABLE catalogue.products (
    id uuid PRIMARY KEY,
    title text NOT NULL,
    description text NOT NULL,
    category text,
    brand text,
    image text NOT NULL,
    version integer NOT NULL,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    stars integer[] NOT NULL DEFAULT '{0,0,0,0,0}'::integer[],
    review_count integer NOT NULL GENERATED ALWAYS AS (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) STORED,
    average_review numeric(3,2) NOT NULL
      GENERATED ALWAYS AS (COALESCE(round((stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::numeric / NULLIF(stars[1] +
        stars[2] + stars[3] + stars[4] + stars[5], 0)::numeric, 2), 0::numeric)) STORED,
    focal_points jsonb NOT NULL DEFAULT '{}'::jsonb,
    state text NOT NULL DEFAULT 'published',
    publish_at timestamptz,
    facts jsonb NOT NULL DEFAULT '{}'::jsonb,
    published_at timestamptz,
    CONSTRAINT product_brand_exists FOREIGN KEY (brand) REFERENCES catalogue.brands(slug),
    CONSTRAINT product_category_exists FOREIGN KEY (category) REFERENCES catalogue.categories(slug),
    CONSTRAINT facts_are_an_object CHECK (jsonb_typeof(facts) = 'object'),
    CONSTRAINT only_drafts_wait CHECK (publish_at IS NULL OR state = 'draft'),
    CONSTRAINT products_have_brand_and_category CHECK (deleted_at IS NOT NULL OR brand IS NOT NULL AND category IS NOT NULL),
    CONSTRAINT state_is_known CHECK (state IN ('draft', 'published', 'archived')),
    CONSTRAINT weight_is_positive
      CHECK (jsonb_typeof(COALESCE(facts -> 'weightGrams', 'null'::jsonb)) = 'null' OR ((facts ->> 'weightGrams')::integer) > 0)
  );
  CREATE INDEX products_of_brand ON catalogue.products (brand);
  CREATE INDEX products_of_category ON catalogue.products (category);

  CREATE TABLE catalogue.variants (
    id uuid PRIMARY KEY,
    product_id uuid NOT NULL REFERENCES catalogue.products (id),
    "position" integer NOT NULL,
    price_cents integer NOT NULL CHECK (price_cents > 0),
    sale_price_cents integer NOT NULL,
    selling_price_cents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED,
    stock integer NOT NULL DEFAULT 0,
    size text,
    size_rank integer,
    colour text,
    sku text,
    on_sale boolean NOT NULL DEFAULT true,
    gtin text,
    mpn text,
    CONSTRAINT gtins_differ UNIQUE (gtin) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT skus_differ UNIQUE (sku) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT variants_differ UNIQUE NULLS NOT DISTINCT (product_id, colour, size) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT sizes_are_ranked CHECK ((size IS NULL) = (size_rank IS NULL)),
    CONSTRAINT stock_is_never_below_zero CHECK (stock >= 0),
    CHECK (sale_price_cents >= 0 AND sale_price_cents < price_cents)
  );

  -- A product has at most one link; the table keeps only the hash of its token.
  CREATE TABLE catalogue.preview_links (
    product_id uuid PRIMARY KEY REFERENCES catalogue.products (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL
  );

  -- The newest row of a variant is the price in force. A row outlives its variant.
  CREATE TABLE catalogue.price_changes (
    variant_id uuid NOT NULL,
    id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    price_cents integer NOT NULL,
    sale_price_cents integer NOT NULL,
    selling_price_cents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED,
    at timestamptz NOT NULL DEFAULT statement_timestamp(),
    actor text NOT NULL,
    actor_name text,
    PRIMARY KEY (variant_id, id)
  );

  CREATE TABLE catalogue.product_colours (
    product_id uuid NOT NULL REFERENCES catalogue.products (id),
    name text NOT NULL,
    hex text NOT NULL,
    image text,
    "position" integer NOT NULL,
    PRIMARY KEY (product_id, name)
  );
  CREATE INDEX hexes_of_colours ON catalogue.product_colours (name, hex);

  CREATE TABLE catalogue.product_imports (
    id uuid PRIMARY KEY,
    file_name text NOT NULL,
    status text NOT NULL CHECK (status IN ('checked', 'confirmed', 'applied', 'failed')),
    plan jsonb NOT NULL,
    uploaded_by text NOT NULL,
    uploaded_at timestamptz NOT NULL,
    finished_at timestamptz,
    failure text,
    done integer NOT NULL DEFAULT 0,
    total integer NOT NULL DEFAULT 0
  );
  CREATE INDEX newest_product_imports ON catalogue.product_imports (uploaded_at DESC, id DESC);

  CREATE TABLE catalogue.product_import_pictures (
    import_id uuid NOT NULL REFERENCES catalogue.product_imports (id) ON DELETE CASCADE,
    address text NOT NULL,
    path text NOT NULL,
    PRIMARY KEY (import_id, address)
  );

  CREATE TABLE catalogue.product_pictures (
    product_id uuid NOT NULL REFERENCES catalogue.products (id) ON DELETE CASCADE,
    "position" integer NOT NULL CHECK ("position" >= 0),
    image text NOT NULL,
    alt text NOT NULL,
    colour text,
    PRIMARY KEY (product_id, "position")
  );

  -- A product keeps every slug that it had; the current one is in its address. The reference is deferred, because a chosen slug is
  -- saved before its new product.
  CREATE TABLE catalogue.product_slugs (
    slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    product_id uuid NOT NULL REFERENCES catalogue.products (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    is_current boolean NOT NULL
  );
  CREATE UNIQUE INDEX current_slug_of_product ON catalogue.product_slugs (product_id) WHERE is_current;
  CREATE INDEX slugs_of_product ON catalogue.product_slugs (product_id);

  CREATE TABLE catalogue.size_scales (
    id text PRIMARY KEY,
    label text NOT NULL,
    place integer NOT NULL,
    version integer NOT NULL
  );

  CREATE TABLE catalogue.sizes (
    name text PRIMARY KEY,
    scale text NOT NULL REFERENCES catalogue.size_scales (id),
    place integer NOT NULL
  );
  CREATE UNIQUE INDEX sizes_differ_in_any_case ON catalogue.sizes (lower(name));`;

const marks: Marks = {
  'catalogue.brands': { isNotPersonal: true, notPersonal: ['name', 'maker_name', 'maker_address'] },
  'catalogue.categories': { isNotPersonal: true, notPersonal: ['name'] },
  'catalogue.products': {
    isNotPersonal: true,
    notPersonal: ['state', 'publish_at', 'facts', 'published_at'],
  },
  'catalogue.variants': { isNotPersonal: true, notPersonal: ['gtin', 'mpn'] },
  'catalogue.preview_links': { notPersonal: ['product_id', 'token_hash', 'expires_at'] },
  'catalogue.price_changes': {
    personal: {
      actor: 'reference to who changed the price',
      actor_name: 'name of the admin who changed the price',
    },
    notPersonal: ['variant_id', 'id', 'price_cents', 'sale_price_cents', 'selling_price_cents', 'at'],
  },
  'catalogue.product_colours': { isNotPersonal: true, notPersonal: ['name: name of a colour'] },
  'catalogue.product_imports': {
    personal: { uploaded_by: 'reference to the admin' },
    notPersonal: [
      'id',
      'file_name',
      'status',
      'plan',
      'uploaded_at',
      'finished_at',
      'failure',
      'done',
      'total',
    ],
  },
  'catalogue.product_import_pictures': {
    isNotPersonal: true,
    notPersonal: ['address: address of a picture'],
  },
  'catalogue.product_pictures': { isNotPersonal: true },
  'catalogue.product_slugs': { notPersonal: ['slug', 'product_id', 'is_current'] },
  'catalogue.size_scales': { notPersonal: ['id', 'label', 'place', 'version'] },
  'catalogue.sizes': { notPersonal: ['name', 'scale', 'place'] },
};

const views = `
  CREATE VIEW catalogue.published_products AS
    SELECT id, title, description, category, brand, image, version, created_at, deleted_at, stars, review_count, average_review, focal_points,
           state, publish_at
      FROM catalogue.products
      WHERE state = 'published' AND deleted_at IS NULL;`;

const functions = `
  -- A product is addressed by its slug: a new one without any is refused when the transaction ends.
  CREATE FUNCTION catalogue.assert_slug() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM catalogue.products p
      WHERE p.id = NEW.id AND p.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM catalogue.product_slugs s WHERE s.product_id = p.id AND s.is_current);
    IF FOUND THEN
      RAISE EXCEPTION 'the product % has no slug', NEW.id USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END $$;

  -- Privileges do not bind a superuser, triggers do.
  CREATE FUNCTION catalogue.refuse_change_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the history of prices is append-only' USING ERRCODE = 'insufficient_privilege';
  END $$;`;

const triggers = `
  CREATE TRIGGER append_only
    BEFORE DELETE OR UPDATE OR TRUNCATE ON catalogue.price_changes
    FOR EACH STATEMENT
    EXECUTE FUNCTION catalogue.refuse_change_of_prices();

  CREATE CONSTRAINT TRIGGER new_product_has_a_slug
    AFTER INSERT ON catalogue.products DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW
    EXECUTE FUNCTION catalogue.assert_slug();`;

const everyFrom = (first: number, last: number, step: number): number[] =>
  Array.from({ length: (last - first) / step + 1 }, (_, place) => first + place * step);

const pairsOf = <One, Other>(
  ones: One[],
  others: Other[],
  name: (one: One, other: Other) => string,
): string[] => ones.flatMap((one) => others.map((other) => name(one, other)));

/** Each scale has its sizes from small to large. No name is in two scales. */
const scales: [id: string, label: string, sizes: string[]][] = [
  ['letters', 'Clothing', 'XXS XS XS/S S S/M M M/L L L/XL XL XL/2XL 2XL 3XL 4XL 5XL 6XL'.split(' ')],
  ['waist', 'Waist', everyFrom(24, 44, 1).map((inches) => `W${inches}`)],
  [
    'waist-and-length',
    'Waist and length',
    pairsOf(everyFrom(26, 40, 1), everyFrom(28, 36, 2), (waist, length) => `W${waist} L${length}`),
  ],
  [
    'ages',
    'Age',
    [
      ...['0-3', '3-6', '6-9', '9-12', '12-18', '18-24'].map((months) => `${months} months`),
      ...everyFrom(2, 16, 1).map((years) => `${years} years`),
    ],
  ],
  ['heights', 'Height', everyFrom(50, 176, 6).map((centimetres) => `${centimetres} cm`)],
  ['shoes', 'Shoes', everyFrom(35, 48, 0.5).map(String)],
  ['us-shoes', 'US shoes', everyFrom(5, 13, 0.5).map((size) => `US ${size}`)],
  ['uk-shoes', 'UK shoes', everyFrom(3, 12, 0.5).map((size) => `UK ${size}`)],
  [
    'bras',
    'Bras',
    pairsOf(everyFrom(65, 95, 5), ['A', 'B', 'C', 'D', 'E', 'F'], (band, cup) => `${band}${cup}`),
  ],
  ['one-size', 'One size', ['One size']],
];

/** Products with their variants, prices, brands, categories and sizes, as of 1.0.0. `backend/schema/catalogue.sql` shows them with all later changes. */
export class CatalogueBaseline1795651200006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA catalogue`);
    await runner.query(tables);
    await markColumns(runner, marks);
    await runner.query(views);
    await runner.query(functions);
    await runner.query(triggers);
    await runner.query(
      `REVOKE UPDATE, DELETE, TRUNCATE ON catalogue.price_changes FROM PUBLIC, CURRENT_USER`,
    );
    await this.addSizes(runner);
  }

  private async addSizes(runner: QueryRunner): Promise<void> {
    const seed = JSON.stringify(scales.map(([id, label, sizes]) => ({ id, label, sizes })));
    await runner.query(
      `INSERT INTO catalogue.size_scales (id, label, place, version)
       SELECT scale ->> 'id', scale ->> 'label', place - 1, 1
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS s (scale, place)`,
      [seed],
    );
    await runner.query(
      `INSERT INTO catalogue.sizes (name, scale, place)
       SELECT size.name, scale ->> 'id', size.place - 1
         FROM jsonb_array_elements($1::jsonb) AS scale,
              jsonb_array_elements_text(scale -> 'sizes') WITH ORDINALITY AS size (name, place)`,
      [seed],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
