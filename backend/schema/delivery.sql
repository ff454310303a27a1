-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA delivery;

-- not personal
CREATE TABLE delivery.calendar (
  id boolean NOT NULL DEFAULT true,
  working_weekdays smallint[] NOT NULL,
  holidays jsonb NOT NULL,
  version integer NOT NULL,
  CONSTRAINT calendar_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_id_check CHECK (id),
  CONSTRAINT calendar_version_check CHECK (version > 0),
  CONSTRAINT calendar_working_weekdays_check CHECK (cardinality(working_weekdays) > 0)
);

-- not personal
CREATE TABLE delivery.zones (
  id uuid NOT NULL,
  name text NOT NULL, -- not personal: in a table of the shop
  countries text[] NOT NULL,
  postcode_prefixes text[] NOT NULL, -- not personal: in a table of the shop
  version integer NOT NULL,
  CONSTRAINT zones_pkey PRIMARY KEY (id),
  CONSTRAINT zones_check CHECK (postcode_prefixes = '{}'::text[] OR cardinality(countries) = 1),
  CONSTRAINT zones_version_check CHECK (version > 0)
);

-- not personal
CREATE TABLE delivery.methods (
  id uuid NOT NULL,
  zone_id uuid NOT NULL,
  name text NOT NULL, -- not personal: in a table of the shop
  kind text NOT NULL,
  is_on boolean NOT NULL,
  measure text NOT NULL,
  steps jsonb NOT NULL,
  free_from_cents integer,
  min_days smallint,
  max_days smallint,
  cut_off text NOT NULL,
  carrier text,
  tracking_address text, -- not personal: in a table of the shop
  pick_up_text text,
  version integer NOT NULL,
  CONSTRAINT methods_pkey PRIMARY KEY (id),
  CONSTRAINT methods_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES delivery.zones(id),
  CONSTRAINT methods_check CHECK (max_days >= min_days),
  CONSTRAINT methods_check1 CHECK ((min_days IS NULL) = (max_days IS NULL)),
  CONSTRAINT methods_check2 CHECK ((kind = 'pick-up') = (pick_up_text IS NOT NULL)),
  CONSTRAINT methods_cut_off_check CHECK (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  CONSTRAINT methods_free_from_cents_check CHECK (free_from_cents >= 0),
  CONSTRAINT methods_kind_check CHECK (kind IN ('delivery', 'pick-up')),
  CONSTRAINT methods_measure_check CHECK (measure IN ('subtotal', 'weight')),
  CONSTRAINT methods_min_days_check CHECK (min_days >= 0),
  CONSTRAINT methods_tracking_address_check CHECK (tracking_address ~~ '%{number}%'),
  CONSTRAINT methods_version_check CHECK (version > 0)
);
CREATE INDEX methods_by_zone ON delivery.methods (zone_id);
