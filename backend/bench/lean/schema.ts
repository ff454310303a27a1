import { priceRangeId } from '../../src/catalogue/adapters/postgres/listing/choices';

/**
 * The lean server's own tables, made from the world that all have. What never changes by a sale is kept as the JSON that it
 * leaves as; sessions, addresses and carts are read where they are.
 */
export const leanSchema = `
  CREATE SCHEMA lean;

  CREATE TABLE lean.products (
    id uuid PRIMARY KEY,
    category text NOT NULL,
    brand text NOT NULL,
    sort_title text NOT NULL,
    cents integer NOT NULL,
    falling_cents integer NOT NULL,
    price_range text NOT NULL,
    total_stock integer NOT NULL CHECK (total_stock >= 0),
    sizes text[] NOT NULL,
    colours text[] NOT NULL,
    variants text[] NOT NULL,
    words tsvector NOT NULL,
    head text NOT NULL,
    tail text NOT NULL,
    description text NOT NULL
  ) WITH (fillfactor = 80);

  INSERT INTO lean.products
  SELECT p.id, p.category, p.brand, c.sort_title, c.selling_price_cents, -c.selling_price_cents, ${priceRangeId.sql}, c.total_stock,
         c.sizes_in_stock, c.colours_in_stock, c.variants_in_stock,
         setweight(to_tsvector('simple', p.title), 'A')
           || setweight(to_tsvector('simple', concat_ws(' ', p.category, p.brand,
                (SELECT string_agg(k.name, ' ') FROM catalogue.product_colours k WHERE k.product_id = p.id))), 'B')
           || setweight(to_tsvector('simple', p.description), 'C'),
         rtrim(json_build_object('_id', p.id, 'image', p.image, 'title', p.title, 'category', p.category,
                 'brand', p.brand, 'price', trim_scale(c.price_cents / 100.0),
                 'salePrice', trim_scale(c.sale_price_cents / 100.0))::text, '}') || ',"totalStock":',
         ',"averageReview":' || p.average_review || ',"version":' || p.version || ',"options":'
           || json_build_object('sizes', c.sizes, 'colours', c.colours),
         to_json(p.description)::text
    FROM catalogue.products p JOIN catalogue.listing_rows c ON c.product_id = p.id;

  CREATE INDEX ON lean.products (cents, sort_title, id);
  CREATE INDEX ON lean.products (falling_cents, sort_title, id);
  CREATE INDEX ON lean.products (sort_title, id);
  CREATE INDEX ON lean.products (category, cents, sort_title, id);
  CREATE INDEX ON lean.products (category, falling_cents, sort_title, id);
  CREATE INDEX ON lean.products (category, sort_title, id);
  CREATE INDEX ON lean.products (brand, cents, sort_title, id);
  CREATE INDEX ON lean.products (brand, falling_cents, sort_title, id);
  CREATE INDEX ON lean.products (brand, sort_title, id);
  CREATE INDEX ON lean.products (category, brand, cents, sort_title, id);
  CREATE INDEX ON lean.products (category, brand, falling_cents, sort_title, id);
  CREATE INDEX ON lean.products (category, brand, sort_title, id);
  CREATE INDEX ON lean.products USING gin (variants);
  CREATE INDEX ON lean.products USING gin (words) WITH (fastupdate = off);

  CREATE TABLE lean.variants (
    id uuid PRIMARY KEY,
    product_id uuid NOT NULL,
    position integer NOT NULL,
    choice text NOT NULL,
    cents integer NOT NULL,
    stock integer NOT NULL CHECK (stock >= 0),
    head text NOT NULL,
    tail text NOT NULL,
    goods text NOT NULL,
    prices text NOT NULL
  ) WITH (fillfactor = 80);

  INSERT INTO lean.variants
  SELECT v.id, p.id, v.position, v.size || '/' || v.colour, v.selling_price_cents, v.stock,
         rtrim(json_build_object('_id', v.id, 'size', v.size, 'colour', v.colour,
                 'price', trim_scale(v.price_cents / 100.0),
                 'salePrice', trim_scale(v.sale_price_cents / 100.0))::text, '}') || ',"stock":',
         ',"sku":' || coalesce(to_json(v.sku)::text, 'null') || ',"image":' || to_json(coalesce(k.image, p.image)) || '}',
         rtrim(json_build_object('productId', p.id, 'variantId', v.id, 'size', v.size, 'colour', v.colour,
                 'title', p.title, 'image', coalesce(k.image, p.image))::text, '}'),
         ',"price":' || trim_scale(v.price_cents / 100.0) || ',"salePrice":' || trim_scale(v.sale_price_cents / 100.0)
    FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
    LEFT JOIN catalogue.product_colours k ON k.product_id = p.id AND k.name = v.colour;

  CREATE INDEX ON lean.variants (product_id, position);

  CREATE FUNCTION lean.remember_choices() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE lean.products p SET (sizes, colours, variants) = (
      SELECT coalesce(array_agg(DISTINCT split_part(v.choice, '/', 1)), '{}'),
             coalesce(array_agg(DISTINCT split_part(v.choice, '/', 2)), '{}'), coalesce(array_agg(v.choice), '{}')
        FROM lean.variants v WHERE v.product_id = p.id AND v.stock > 0)
     WHERE p.id = NEW.product_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER sold_out AFTER UPDATE OF stock ON lean.variants FOR EACH ROW
    WHEN ((OLD.stock > 0) <> (NEW.stock > 0)) EXECUTE FUNCTION lean.remember_choices();

  CREATE TABLE lean.colours AS
    SELECT name, min(hex) AS hex FROM catalogue.product_colours GROUP BY name;

  CREATE TABLE lean.orders (
    id uuid PRIMARY KEY,
    shopper_id uuid NOT NULL,
    shopper_name text NOT NULL,
    address json NOT NULL,
    cents integer NOT NULL,
    stage text NOT NULL,
    placed_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    gateway_id text,
    payer_id text,
    capture_id text
  ) WITH (fillfactor = 80);
  CREATE INDEX ON lean.orders (shopper_id, placed_at DESC);
  CREATE INDEX unpaid_orders ON lean.orders (placed_at) WHERE stage = 'unpaid';

  CREATE TABLE lean.order_lines (
    order_id uuid NOT NULL REFERENCES lean.orders (id),
    variant_id uuid NOT NULL,
    quantity integer NOT NULL,
    item text NOT NULL,
    PRIMARY KEY (order_id, variant_id)
  );
`;
