-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA wishes;

CREATE TABLE wishes.wish_lists (
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  CONSTRAINT wish_lists_pkey PRIMARY KEY (shopper_id)
);

CREATE TABLE wishes.wishes (
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  place integer NOT NULL, -- not personal
  product_id uuid NOT NULL, -- personal: product that the shopper wishes for
  variant_id uuid, -- personal: size and colour that the shopper wishes for
  CONSTRAINT wishes_pkey PRIMARY KEY (shopper_id, place),
  CONSTRAINT wishes_shopper_id_fkey FOREIGN KEY (shopper_id) REFERENCES wishes.wish_lists(shopper_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX wishes_once ON wishes.wishes (shopper_id, product_id, COALESCE(variant_id, product_id));
