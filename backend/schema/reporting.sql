-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA reporting;

CREATE TABLE reporting.checks (
  id uuid NOT NULL, -- not personal
  started_at timestamptz NOT NULL DEFAULT now(), -- not personal
  finished_at timestamptz, -- not personal
  started_by text NOT NULL, -- personal: reference to the admin
  night date, -- not personal
  CONSTRAINT checks_pkey PRIMARY KEY (id),
  CONSTRAINT checks_night_key UNIQUE (night)
);
CREATE INDEX checks_newest_first ON reporting.checks (started_at DESC);
CREATE UNIQUE INDEX one_check_at_a_time ON reporting.checks ((true)) WHERE finished_at IS NULL;

-- not personal
CREATE TABLE reporting.check_results (
  check_id uuid NOT NULL,
  rule text NOT NULL,
  "position" integer NOT NULL,
  checked integer NOT NULL DEFAULT 0,
  disagreeing integer NOT NULL DEFAULT 0,
  unknown integer NOT NULL DEFAULT 0,
  last_id text NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
  finished boolean NOT NULL DEFAULT false,
  CONSTRAINT check_results_pkey PRIMARY KEY (check_id, rule),
  CONSTRAINT check_results_check_id_fkey FOREIGN KEY (check_id) REFERENCES reporting.checks(id) ON DELETE CASCADE
);

-- not personal
CREATE TABLE reporting.daily_figures (
  day date NOT NULL,
  orders integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  units integer NOT NULL DEFAULT 0,
  refunds integer NOT NULL DEFAULT 0,
  refunded_cents bigint NOT NULL DEFAULT 0,
  shoppers integer NOT NULL DEFAULT 0,
  buyers integer NOT NULL DEFAULT 0,
  computed_at timestamptz NOT NULL,
  gross_cents bigint NOT NULL DEFAULT 0,
  given_cents bigint NOT NULL DEFAULT 0,
  delivery_cents bigint NOT NULL DEFAULT 0,
  money_computed_at timestamptz,
  CONSTRAINT daily_figures_pkey PRIMARY KEY (day)
);

-- not personal
CREATE TABLE reporting.daily_sales (
  day date NOT NULL,
  variant_id uuid NOT NULL,
  product_id uuid NOT NULL,
  title text NOT NULL,
  size text,
  colour text,
  units integer NOT NULL,
  cents bigint NOT NULL,
  CONSTRAINT daily_sales_pkey PRIMARY KEY (day, variant_id),
  CONSTRAINT daily_sales_day_fkey FOREIGN KEY (day) REFERENCES reporting.daily_figures(day) ON DELETE CASCADE
);

CREATE TABLE reporting.daily_shoppers (
  day date NOT NULL, -- not personal
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  has_paid boolean NOT NULL, -- not personal
  CONSTRAINT daily_shoppers_pkey PRIMARY KEY (day, shopper_id),
  CONSTRAINT daily_shoppers_day_fkey FOREIGN KEY (day) REFERENCES reporting.daily_figures(day) ON DELETE CASCADE
);

-- not personal
CREATE TABLE reporting.discrepancies (
  check_id uuid NOT NULL,
  rule text NOT NULL,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  subject text NOT NULL,
  subject_id text NOT NULL,
  order_id uuid,
  product_id uuid,
  problem text NOT NULL,
  CONSTRAINT discrepancies_pkey PRIMARY KEY (check_id, rule, id),
  CONSTRAINT discrepancies_check_id_rule_fkey FOREIGN KEY (check_id, rule) REFERENCES reporting.check_results(check_id, rule) ON DELETE CASCADE
);

-- not personal
CREATE TABLE reporting.rankings (
  from_day date NOT NULL,
  to_day date NOT NULL,
  rankings jsonb NOT NULL,
  variants jsonb,
  CONSTRAINT rankings_pkey PRIMARY KEY (from_day, to_day)
);
