-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA cart;

CREATE TABLE cart.additions (
  quarter timestamptz NOT NULL, -- not personal
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  CONSTRAINT additions_pkey PRIMARY KEY (quarter, shopper_id)
);

CREATE TABLE cart.carts (
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  capped_variants uuid[] NOT NULL DEFAULT '{}'::uuid[], -- not personal
  CONSTRAINT carts_pkey PRIMARY KEY (shopper_id)
);

CREATE TABLE cart.cart_lines (
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  variant_id uuid NOT NULL, -- not personal
  product_id uuid NOT NULL, -- not personal
  quantity integer NOT NULL, -- not personal
  "position" integer NOT NULL, -- not personal
  CONSTRAINT cart_lines_pkey PRIMARY KEY (shopper_id, variant_id),
  CONSTRAINT cart_lines_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES cart.carts(shopper_id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_quantity_check CHECK (quantity > 0)
);
CREATE INDEX lines_of_products ON cart.cart_lines (product_id, variant_id);
