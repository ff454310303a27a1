-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA waitlist;

CREATE TABLE waitlist.entries (
  id uuid NOT NULL, -- not personal
  product_id uuid NOT NULL, -- personal: product that somebody waits for
  variant_id uuid NOT NULL, -- personal: size and colour that somebody waits for
  shopper_id uuid, -- personal: reference to the shopper
  email text, -- personal: e-mail address of a visitor
  token_hash text, -- not personal
  requested_at timestamptz NOT NULL, -- personal: when somebody asked to be told
  confirmed_at timestamptz, -- personal: when the address was confirmed
  told_at timestamptz, -- personal: when the e-mail was written
  told_of uuid, -- not personal
  CONSTRAINT entries_pkey PRIMARY KEY (id),
  CONSTRAINT entries_check CHECK ((shopper_id IS NULL) <> (email IS NULL)),
  CONSTRAINT entries_check1 CHECK (told_at IS NULL OR confirmed_at IS NOT NULL),
  CONSTRAINT entries_check2 CHECK ((told_at IS NULL) = (told_of IS NULL)),
  CONSTRAINT entries_email_check CHECK (email = lower(email))
);
CREATE INDEX entries_by_time ON waitlist.entries (requested_at);
CREATE UNIQUE INDEX entries_by_token ON waitlist.entries (token_hash);
CREATE UNIQUE INDEX entries_of_email ON waitlist.entries (email, variant_id) WHERE told_at IS NULL;
CREATE UNIQUE INDEX entries_of_shopper ON waitlist.entries (shopper_id, variant_id) WHERE told_at IS NULL;
CREATE INDEX entries_told ON waitlist.entries (told_of, variant_id) WHERE told_of IS NOT NULL;
CREATE INDEX entries_told_lately ON waitlist.entries (variant_id, told_at) WHERE told_at IS NOT NULL;
CREATE INDEX entries_waiting ON waitlist.entries (variant_id, confirmed_at, id) WHERE told_at IS NULL AND confirmed_at IS NOT NULL;
