-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA catalogue;

CREATE FUNCTION catalogue.folded(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN regexp_replace(regexp_replace(replace(replace(replace(translate(lower(regexp_replace(NORMALIZE(given, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), 'øłđı'::text, 'oldi'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), '[''’‘ʼ]'::text, ''::text, 'g'::text), '\y([[:alnum:]]) *& *([[:alnum:]])\y'::text, '\1\2'::text, 'g'::text);

CREATE FUNCTION catalogue.singular_of(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN CASE regexp_replace(word, '^(.{2,}[^su])s$'::text, '\1'::text) WHEN 'men'::text THEN 'man'::text WHEN 'women'::text THEN 'woman'::text WHEN 'children'::text THEN 'child'::text ELSE regexp_replace(regexp_replace(regexp_replace(regexp_replace(word, '^(.{2,}[^su])s$'::text, '\1'::text), '(s|x|z|ch|sh)e$'::text, '\1'::text), 'ie$'::text, 'y'::text), '(ve|fe)$'::text, 'f'::text) END;

CREATE FUNCTION catalogue.typo_keys_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN CASE WHEN ((length(word) < 3) OR (word ~ '[0-9]'::text)) THEN '{}'::text[] ELSE ARRAY(SELECT typo_keys_of.word AS word UNION SELECT ("left"(typo_keys_of.word, (place.place - 1)) || substr(typo_keys_of.word, (place.place + 1))) FROM generate_series(1, length(typo_keys_of.word)) place(place)) END;

-- not personal
CREATE TABLE catalogue.banners (
  id uuid NOT NULL,
  image text NOT NULL,
  added_at timestamptz NOT NULL,
  "position" integer NOT NULL,
  link text,
  focal_x smallint NOT NULL DEFAULT 50,
  focal_y smallint NOT NULL DEFAULT 50,
  headline text NOT NULL DEFAULT '',
  text text NOT NULL DEFAULT '',
  CONSTRAINT banners_pkey PRIMARY KEY (id),
  CONSTRAINT banners_focal_x_check CHECK (focal_x >= 0 AND focal_x <= 100),
  CONSTRAINT banners_focal_y_check CHECK (focal_y >= 0 AND focal_y <= 100)
);

-- not personal
CREATE TABLE catalogue.brands (
  slug text NOT NULL,
  name text NOT NULL, -- not personal
  logo text,
  maker_name text NOT NULL DEFAULT '', -- not personal
  maker_address text NOT NULL DEFAULT '', -- not personal
  responsible_person text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  "position" integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT brands_pkey PRIMARY KEY (slug)
);

-- not personal
CREATE TABLE catalogue.categories (
  slug text NOT NULL,
  name text NOT NULL, -- not personal
  parent text,
  picture text,
  path text[] NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT categories_pkey PRIMARY KEY (slug),
  CONSTRAINT categories_parent_fkey FOREIGN KEY (parent) REFERENCES catalogue.categories(slug) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT categories_check CHECK (cardinality(path) >= 1 AND cardinality(path) <= 3 AND path[cardinality(path)] = slug)
);

-- not personal
CREATE TABLE catalogue.category_brands (
  category text NOT NULL,
  brand text NOT NULL,
  version bigint NOT NULL,
  CONSTRAINT category_brands_pkey PRIMARY KEY (category, brand)
);

-- not personal
CREATE TABLE catalogue.collections (
  slug text NOT NULL,
  title text NOT NULL, -- not personal
  description text NOT NULL, -- not personal
  picture text,
  products uuid[],
  rule jsonb,
  "position" integer NOT NULL,
  version integer NOT NULL,
  CONSTRAINT collections_pkey PRIMARY KEY (slug),
  CONSTRAINT collections_check CHECK ((products IS NULL) <> (rule IS NULL))
);

-- not personal
CREATE TABLE catalogue.products (
  id uuid NOT NULL,
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
  average_review numeric(3,2) NOT NULL GENERATED ALWAYS AS (COALESCE(round((stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5])::numeric / NULLIF(stars[1] + stars[2] + stars[3] + stars[4] + stars[5], 0)::numeric, 2), 0::numeric)) STORED,
  focal_points jsonb NOT NULL DEFAULT '{}'::jsonb,
  state text NOT NULL DEFAULT 'published', -- not personal
  publish_at timestamptz, -- not personal
  facts jsonb NOT NULL DEFAULT '{}'::jsonb, -- not personal
  published_at timestamptz, -- not personal
  CONSTRAINT products_pkey PRIMARY KEY (id),
  CONSTRAINT product_brand_exists FOREIGN KEY (brand) REFERENCES catalogue.brands(slug),
  CONSTRAINT product_category_exists FOREIGN KEY (category) REFERENCES catalogue.categories(slug),
  CONSTRAINT facts_are_an_object CHECK (jsonb_typeof(facts) = 'object'),
  CONSTRAINT only_drafts_wait CHECK (publish_at IS NULL OR state = 'draft'),
  CONSTRAINT products_have_brand_and_category CHECK (deleted_at IS NOT NULL OR brand IS NOT NULL AND category IS NOT NULL),
  CONSTRAINT state_is_known CHECK (state IN ('draft', 'published', 'archived')),
  CONSTRAINT weight_is_positive CHECK (jsonb_typeof(COALESCE(facts -> 'weightGrams', 'null'::jsonb)) = 'null' OR ((facts ->> 'weightGrams')::integer) > 0)
);
CREATE INDEX planned_drafts ON catalogue.products (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX products_of_brand ON catalogue.products (brand);
CREATE INDEX products_of_category ON catalogue.products (category);

-- not personal
CREATE TABLE catalogue.variants (
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  "position" integer NOT NULL,
  price_cents integer NOT NULL,
  sale_price_cents integer NOT NULL,
  selling_price_cents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED,
  stock integer NOT NULL DEFAULT 0,
  size text,
  size_rank integer,
  colour text,
  sku text,
  on_sale boolean NOT NULL DEFAULT true,
  gtin text, -- not personal
  mpn text, -- not personal
  CONSTRAINT variants_pkey PRIMARY KEY (id),
  CONSTRAINT gtins_differ UNIQUE (gtin) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT skus_differ UNIQUE (sku) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT variants_differ UNIQUE NULLS NOT DISTINCT (product_id, colour, size) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id),
  CONSTRAINT sizes_are_ranked CHECK ((size IS NULL) = (size_rank IS NULL)),
  CONSTRAINT stock_is_never_below_zero CHECK (stock >= 0),
  CONSTRAINT variants_check CHECK (sale_price_cents >= 0 AND sale_price_cents < price_cents),
  CONSTRAINT variants_price_cents_check CHECK (price_cents > 0)
);
CREATE INDEX reduced_variants ON catalogue.variants (product_id) WHERE sale_price_cents > 0;

-- not personal
CREATE TABLE catalogue.fit_counts (
  variant_id uuid NOT NULL,
  small_count integer NOT NULL,
  right_count integer NOT NULL,
  large_count integer NOT NULL,
  CONSTRAINT fit_counts_pkey PRIMARY KEY (variant_id),
  CONSTRAINT fit_counts_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES catalogue.variants(id) ON DELETE CASCADE,
  CONSTRAINT fit_counts_large_count_check CHECK (large_count >= 0),
  CONSTRAINT fit_counts_right_count_check CHECK (right_count >= 0),
  CONSTRAINT fit_counts_small_count_check CHECK (small_count >= 0)
);

CREATE TABLE catalogue.fits (
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  variant_id uuid NOT NULL, -- not personal
  fit text NOT NULL, -- personal: opinion of the shopper
  told_by text NOT NULL, -- not personal
  told_at timestamptz NOT NULL, -- not personal
  is_counted boolean NOT NULL, -- not personal
  CONSTRAINT fits_pkey PRIMARY KEY (shopper_id, variant_id, told_by),
  CONSTRAINT fits_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES catalogue.variants(id) ON DELETE CASCADE,
  CONSTRAINT fits_fit_check CHECK (fit IN ('small', 'right', 'large')),
  CONSTRAINT fits_told_by_check CHECK (told_by IN ('review', 'return'))
);
CREATE INDEX fits_of_variant ON catalogue.fits (variant_id, fit);

-- not personal
CREATE TABLE catalogue.listing_rows (
  product_id uuid NOT NULL,
  category text NOT NULL,
  brand text NOT NULL,
  title text NOT NULL,
  image text NOT NULL,
  price_cents integer NOT NULL,
  sale_price_cents integer NOT NULL,
  selling_price_cents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED,
  falling_price_cents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN - sale_price_cents ELSE - price_cents END) STORED,
  sort_title text NOT NULL GENERATED ALWAYS AS (catalogue.folded(title)) STORED, -- not personal
  total_stock integer NOT NULL,
  average_review numeric(3,2) NOT NULL,
  version integer NOT NULL,
  sizes text[] NOT NULL,
  colours jsonb NOT NULL,
  sizes_in_stock text[] NOT NULL,
  colours_in_stock text[] NOT NULL,
  variants_in_stock text[] NOT NULL,
  flat_product text NOT NULL,
  stock_level text NOT NULL DEFAULT 'enough',
  lacks_facts boolean NOT NULL DEFAULT false, -- not personal
  age_key uuid, -- not personal
  CONSTRAINT listing_rows_pkey PRIMARY KEY (product_id),
  CONSTRAINT listing_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id),
  CONSTRAINT stock_level_is_known CHECK (stock_level IN ('soldOut', 'low', 'enough'))
) WITH (fillfactor=80);
CREATE INDEX listing_rows_by_age ON catalogue.listing_rows (COALESCE(age_key, product_id));
CREATE INDEX listing_rows_by_choice_in_stock ON catalogue.listing_rows USING gin (sizes_in_stock, colours_in_stock);
CREATE INDEX listing_rows_by_falling_price ON catalogue.listing_rows (falling_price_cents, sort_title, product_id);
CREATE INDEX listing_rows_by_group_and_age ON catalogue.listing_rows (category, brand, COALESCE(age_key, product_id));
CREATE INDEX listing_rows_by_group_and_falling_price ON catalogue.listing_rows (category, brand, falling_price_cents, sort_title, product_id);
CREATE INDEX listing_rows_by_group_and_price ON catalogue.listing_rows (category, brand, selling_price_cents, sort_title, product_id);
CREATE INDEX listing_rows_by_group_and_rating ON catalogue.listing_rows (category, brand, (- average_review), sort_title, product_id);
CREATE INDEX listing_rows_by_group_and_title ON catalogue.listing_rows (category, brand, sort_title, product_id);
CREATE INDEX listing_rows_by_price ON catalogue.listing_rows (selling_price_cents, sort_title, product_id);
CREATE INDEX listing_rows_by_rating ON catalogue.listing_rows ((- average_review), sort_title, product_id);
CREATE INDEX listing_rows_by_stock_level ON catalogue.listing_rows (stock_level, sort_title, product_id);
CREATE INDEX listing_rows_by_title ON catalogue.listing_rows (sort_title, product_id);
CREATE INDEX listing_rows_lacking_facts ON catalogue.listing_rows (product_id) WHERE lacks_facts;
CREATE INDEX listing_rows_on_sale ON catalogue.listing_rows (category, brand) WHERE sale_price_cents > 0;

CREATE TABLE catalogue.low_stock (
  variant_id uuid NOT NULL, -- not personal
  digest_id uuid, -- not personal
  CONSTRAINT low_stock_pkey PRIMARY KEY (variant_id),
  CONSTRAINT low_stock_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES catalogue.variants(id) ON DELETE CASCADE
);
CREATE INDEX low_stock_of_digest ON catalogue.low_stock (digest_id);

CREATE TABLE catalogue.preview_links (
  product_id uuid NOT NULL, -- not personal
  token_hash text NOT NULL, -- not personal
  expires_at timestamptz NOT NULL, -- not personal
  CONSTRAINT preview_links_pkey PRIMARY KEY (product_id),
  CONSTRAINT preview_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT preview_links_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id) ON DELETE CASCADE
);

CREATE TABLE catalogue.price_changes (
  variant_id uuid NOT NULL, -- not personal
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY, -- not personal
  price_cents integer NOT NULL, -- not personal
  sale_price_cents integer NOT NULL, -- not personal
  selling_price_cents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED, -- not personal
  at timestamptz NOT NULL DEFAULT statement_timestamp(), -- not personal
  actor text NOT NULL, -- personal: reference to who changed the price
  actor_name text, -- personal: name of the admin who changed the price
  CONSTRAINT price_changes_pkey PRIMARY KEY (variant_id, id)
);

-- not personal
CREATE TABLE catalogue.product_colours (
  product_id uuid NOT NULL,
  name text NOT NULL, -- not personal: name of a colour
  hex text NOT NULL,
  image text,
  "position" integer NOT NULL,
  CONSTRAINT product_colours_pkey PRIMARY KEY (product_id, name),
  CONSTRAINT product_colours_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id)
);
CREATE INDEX hexes_of_colours ON catalogue.product_colours (name, hex);

CREATE TABLE catalogue.product_imports (
  id uuid NOT NULL, -- not personal
  file_name text NOT NULL, -- not personal
  status text NOT NULL, -- not personal
  plan jsonb NOT NULL, -- not personal
  uploaded_by text NOT NULL, -- personal: reference to the admin
  uploaded_at timestamptz NOT NULL, -- not personal
  finished_at timestamptz, -- not personal
  failure text, -- not personal
  done integer NOT NULL DEFAULT 0, -- not personal
  total integer NOT NULL DEFAULT 0, -- not personal
  CONSTRAINT product_imports_pkey PRIMARY KEY (id),
  CONSTRAINT product_imports_status_check CHECK (status IN ('checked', 'confirmed', 'applied', 'failed'))
);
CREATE INDEX newest_product_imports ON catalogue.product_imports (uploaded_at DESC, id DESC);

-- not personal
CREATE TABLE catalogue.product_import_pictures (
  import_id uuid NOT NULL,
  address text NOT NULL, -- not personal: address of a picture
  path text NOT NULL,
  CONSTRAINT product_import_pictures_pkey PRIMARY KEY (import_id, address),
  CONSTRAINT product_import_pictures_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalogue.product_imports(id) ON DELETE CASCADE
);

-- not personal
CREATE TABLE catalogue.product_pictures (
  product_id uuid NOT NULL,
  "position" integer NOT NULL,
  image text NOT NULL,
  alt text NOT NULL,
  colour text,
  CONSTRAINT product_pictures_pkey PRIMARY KEY (product_id, "position"),
  CONSTRAINT product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id) ON DELETE CASCADE,
  CONSTRAINT product_pictures_position_check CHECK ("position" >= 0)
);

CREATE TABLE catalogue.product_slugs (
  slug text NOT NULL, -- not personal
  product_id uuid NOT NULL, -- not personal
  is_current boolean NOT NULL, -- not personal
  CONSTRAINT product_slugs_pkey PRIMARY KEY (slug),
  CONSTRAINT product_slugs_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT product_slugs_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
CREATE UNIQUE INDEX current_slug_of_product ON catalogue.product_slugs (product_id) WHERE is_current;
CREATE INDEX slugs_of_product ON catalogue.product_slugs (product_id);

CREATE TABLE catalogue.purchases (
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  product_id uuid NOT NULL, -- not personal
  bought_at timestamptz NOT NULL, -- not personal
  CONSTRAINT purchases_pkey PRIMARY KEY (shopper_id, product_id),
  CONSTRAINT purchases_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id)
);

CREATE TABLE catalogue.removals (
  id uuid NOT NULL, -- not personal
  cause text NOT NULL, -- not personal
  note text, -- personal: what an admin wrote about the removal
  actor text NOT NULL, -- personal: reference to the admin who removed the pieces
  actor_name text, -- personal: name of the admin who removed the pieces
  at timestamptz NOT NULL DEFAULT now(), -- not personal
  CONSTRAINT removals_pkey PRIMARY KEY (id),
  CONSTRAINT removals_cause_check CHECK (cause IN ('written-off', 'sold-elsewhere')),
  CONSTRAINT removals_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 200)
);

-- not personal
CREATE TABLE catalogue.removal_pieces (
  removal_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT removal_pieces_pkey PRIMARY KEY (removal_id, variant_id),
  CONSTRAINT removal_pieces_removal_id_fkey FOREIGN KEY (removal_id) REFERENCES catalogue.removals(id),
  CONSTRAINT removal_pieces_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES catalogue.variants(id) ON DELETE CASCADE,
  CONSTRAINT removal_pieces_quantity_check CHECK (quantity > 0)
);
CREATE INDEX removal_pieces_of_variant ON catalogue.removal_pieces (variant_id, removal_id);

CREATE TABLE catalogue.reservations (
  order_id uuid NOT NULL, -- not personal
  variant_id uuid NOT NULL, -- not personal
  quantity integer NOT NULL, -- not personal
  state text NOT NULL, -- not personal
  shopper_id uuid, -- personal: reference to the shopper
  under_review boolean NOT NULL DEFAULT false, -- not personal
  CONSTRAINT reservations_pkey PRIMARY KEY (order_id, variant_id),
  CONSTRAINT reservations_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES catalogue.variants(id),
  CONSTRAINT reservations_quantity_check CHECK (quantity > 0),
  CONSTRAINT reservations_state_check CHECK (state IN ('held', 'sold'))
);
CREATE INDEX holds_of_shoppers ON catalogue.reservations (shopper_id, variant_id) WHERE state = 'held';
CREATE INDEX reservations_of_variant ON catalogue.reservations (variant_id);

CREATE TABLE catalogue.reviews (
  id uuid NOT NULL, -- not personal
  product_id uuid NOT NULL, -- not personal
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  shopper_name text NOT NULL, -- personal: name of the shopper
  value integer NOT NULL, -- personal: opinion of the shopper
  message text NOT NULL, -- personal: opinion of the shopper
  written_at timestamptz NOT NULL, -- not personal
  hidden_at timestamptz, -- not personal
  hidden_reason text, -- personal: what an admin wrote about the review
  search text NOT NULL GENERATED ALWAYS AS (lower((((shopper_name || ' ') || message) || ' ') || COALESCE(hidden_reason, ''))) STORED, -- personal: derived from the name and the message
  reply text, -- personal: what the shop replied to the shopper
  replied_at timestamptz, -- not personal
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT one_review_a_shopper UNIQUE (product_id, shopper_id),
  CONSTRAINT reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id),
  CONSTRAINT reviews_value_check CHECK (value >= 1 AND value <= 5)
);
CREATE INDEX all_reviews_newest_first ON catalogue.reviews (written_at DESC, id DESC);
CREATE INDEX hidden_reviews ON catalogue.reviews (written_at, id) WHERE hidden_at IS NOT NULL;
CREATE INDEX reviews_by_stars ON catalogue.reviews (value, written_at, id);
CREATE INDEX reviews_by_words ON catalogue.reviews USING gin (search public.gin_trgm_ops);
CREATE INDEX reviews_newest_first ON catalogue.reviews (product_id, written_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX reviews_of_product ON catalogue.reviews (product_id, written_at, id);
CREATE INDEX reviews_of_product_by_stars ON catalogue.reviews (product_id, value, written_at, id) WHERE hidden_at IS NULL;
CREATE INDEX reviews_of_shopper ON catalogue.reviews (shopper_id, written_at, id);

CREATE TABLE catalogue.sales (
  id uuid NOT NULL, -- not personal
  name text NOT NULL, -- not personal: name of a sale
  target jsonb NOT NULL, -- not personal
  percent integer, -- not personal
  ending integer, -- not personal
  price_cents integer, -- not personal
  starts_at timestamptz NOT NULL, -- not personal
  ends_at timestamptz NOT NULL, -- not personal
  state text NOT NULL, -- not personal
  version integer NOT NULL, -- not personal
  saved_at timestamptz NOT NULL, -- not personal
  saved_by_name text, -- personal: name of the admin who saved it
  reduced_up_to uuid, -- not personal
  is_reduced boolean NOT NULL, -- not personal
  products integer NOT NULL, -- not personal
  variants integer NOT NULL, -- not personal
  CONSTRAINT sales_pkey PRIMARY KEY (id),
  CONSTRAINT prices_have_no_ending CHECK (price_cents IS NULL OR ending IS NULL),
  CONSTRAINT sale_has_one_rule CHECK ((percent IS NULL) <> (price_cents IS NULL)),
  CONSTRAINT sale_state_is_known CHECK (state IN ('planned', 'running', 'ended', 'stopped')),
  CONSTRAINT sales_check CHECK (starts_at < ends_at),
  CONSTRAINT sales_ending_check CHECK (ending IN (90, 99)),
  CONSTRAINT sales_percent_check CHECK (percent >= 1 AND percent <= 90),
  CONSTRAINT sales_price_cents_check CHECK (price_cents > 0)
);
CREATE INDEX sales_by_start ON catalogue.sales (starts_at, id);

CREATE TABLE catalogue.sale_prices (
  variant_id uuid NOT NULL, -- not personal
  sale_id uuid NOT NULL, -- not personal
  product_id uuid NOT NULL, -- not personal
  sale_price_cents integer NOT NULL, -- not personal
  earlier_sale_price_cents integer NOT NULL, -- not personal
  CONSTRAINT sale_prices_pkey PRIMARY KEY (variant_id),
  CONSTRAINT sale_prices_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES catalogue.sales(id),
  CONSTRAINT sale_prices_earlier_sale_price_cents_check CHECK (earlier_sale_price_cents >= 0),
  CONSTRAINT sale_prices_sale_price_cents_check CHECK (sale_price_cents > 0)
);
CREATE INDEX prices_of_sale ON catalogue.sale_prices (sale_id, product_id);

-- not personal
CREATE TABLE catalogue.search_documents (
  product_id uuid NOT NULL,
  words tsvector NOT NULL,
  listed_text text NOT NULL DEFAULT '',
  CONSTRAINT search_documents_pkey PRIMARY KEY (product_id),
  CONSTRAINT search_documents_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id)
);
CREATE INDEX documents_by_listed_text ON catalogue.search_documents USING gin (listed_text public.gin_trgm_ops);
CREATE INDEX documents_by_word ON catalogue.search_documents USING gin (words) WITH (fastupdate=off);

-- not personal
CREATE TABLE catalogue.search_synonyms (
  word text COLLATE "C" NOT NULL,
  means text COLLATE "C" NOT NULL,
  CONSTRAINT search_synonyms_pkey PRIMARY KEY (word, means),
  CONSTRAINT search_synonyms_check CHECK (word <> means)
);

-- not personal
CREATE TABLE catalogue.search_words (
  lexeme text COLLATE "C" NOT NULL,
  products integer NOT NULL,
  singular text COLLATE "C" NOT NULL GENERATED ALWAYS AS (catalogue.singular_of(substr(lexeme, 2))) STORED,
  typo_keys text[] NOT NULL GENERATED ALWAYS AS (CASE WHEN length(lexeme) > 4 THEN catalogue.typo_keys_of(substr(lexeme, 2)) ELSE '{}'::text[] END) STORED,
  CONSTRAINT search_words_pkey PRIMARY KEY (lexeme)
);
CREATE INDEX title_words_by_1_and_number ON catalogue.search_words (substr(lexeme, 2, 1), products DESC, lexeme) WHERE lexeme ~~ 't%';
CREATE INDEX title_words_by_2_and_number ON catalogue.search_words (substr(lexeme, 2, 2), products DESC, lexeme) WHERE lexeme ~~ 't%';
CREATE INDEX title_words_by_3_and_number ON catalogue.search_words (substr(lexeme, 2, 3), products DESC, lexeme) WHERE lexeme ~~ 't%';
CREATE INDEX words_by_singular ON catalogue.search_words (singular);
CREATE INDEX words_by_typo_key ON catalogue.search_words USING gin (typo_keys);

CREATE TABLE catalogue.size_scales (
  id text NOT NULL, -- not personal
  label text NOT NULL, -- not personal
  place integer NOT NULL, -- not personal
  version integer NOT NULL, -- not personal
  CONSTRAINT size_scales_pkey PRIMARY KEY (id)
);

CREATE TABLE catalogue.sizes (
  name text NOT NULL, -- not personal
  scale text NOT NULL, -- not personal
  place integer NOT NULL, -- not personal
  CONSTRAINT sizes_pkey PRIMARY KEY (name),
  CONSTRAINT sizes_scale_fkey FOREIGN KEY (scale) REFERENCES catalogue.size_scales(id)
);
CREATE UNIQUE INDEX sizes_differ_in_any_case ON catalogue.sizes (lower(name));

CREATE TABLE catalogue.state_changes (
  id uuid NOT NULL, -- not personal
  state text NOT NULL, -- not personal
  publish_at timestamptz, -- not personal
  product_ids uuid[] NOT NULL, -- not personal
  done integer NOT NULL DEFAULT 0, -- not personal
  requested_at timestamptz NOT NULL DEFAULT now(), -- not personal
  CONSTRAINT state_changes_pkey PRIMARY KEY (id),
  CONSTRAINT state_changes_check CHECK (done >= 0 AND done <= cardinality(product_ids)),
  CONSTRAINT state_changes_state_check CHECK (state IN ('draft', 'published', 'archived'))
);

CREATE TABLE catalogue.stock_movements (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY, -- not personal
  variant_id uuid NOT NULL, -- not personal
  change integer NOT NULL, -- not personal
  cause text NOT NULL, -- not personal
  actor text NOT NULL, -- personal: reference to who caused it
  order_id uuid, -- not personal
  at timestamptz NOT NULL DEFAULT clock_timestamp(), -- not personal
  actor_name text, -- personal: name of the admin who caused it
  stock_after integer, -- not personal
  note text, -- personal: what an admin wrote about a stock-take
  CONSTRAINT stock_movements_pkey PRIMARY KEY (variant_id, id),
  CONSTRAINT stock_movements_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES catalogue.variants(id),
  CONSTRAINT changes_fit_their_cause CHECK (CASE cause WHEN 'initial' THEN change >= 0 WHEN 'corrected' THEN change <> 0 WHEN 'reserved' THEN change < 0 WHEN 'sold' THEN change = 0 WHEN 'returned' THEN change > 0 WHEN 'lost' THEN change < 0 WHEN 'restocked' THEN change > 0 WHEN 'written-off' THEN change < 0 WHEN 'sold-elsewhere' THEN change < 0 ELSE false END),
  CONSTRAINT orders_reserve_buy_and_return CHECK ((order_id IS NOT NULL) = (cause IN ('reserved', 'sold', 'returned', 'lost', 'restocked')))
);
CREATE INDEX counted_movements ON catalogue.stock_movements (variant_id, id) WHERE cause IN ('initial', 'corrected');
CREATE INDEX pieces_of_orders_that_left ON catalogue.stock_movements (order_id, variant_id) WHERE cause IN ('lost', 'restocked');
CREATE INDEX sales_of_variants ON catalogue.stock_movements (variant_id, at) INCLUDE (order_id) WHERE cause = 'sold';
CREATE UNIQUE INDEX stock_is_initial_once ON catalogue.stock_movements (variant_id) WHERE cause = 'initial';

CREATE TABLE catalogue.stock_takes (
  id uuid NOT NULL, -- not personal
  scope jsonb NOT NULL, -- not personal
  state text NOT NULL, -- not personal
  variants integer NOT NULL, -- not personal
  opened_at timestamptz NOT NULL, -- not personal
  opened_by text NOT NULL, -- personal: reference to the admin who opened it
  opened_by_name text, -- personal: name of the admin who opened it
  closed_at timestamptz, -- not personal
  closed_by text, -- personal: reference to the admin who booked or abandoned it
  closed_by_name text, -- personal: name of the admin who booked or abandoned it
  reason text, -- personal: what an admin wrote about it
  CONSTRAINT stock_takes_pkey PRIMARY KEY (id),
  CONSTRAINT booked_stock_takes_have_a_reason CHECK ((state IN ('booking', 'booked')) = (reason IS NOT NULL)),
  CONSTRAINT open_stock_takes_are_not_closed CHECK ((state = 'open') = (closed_at IS NULL) AND (closed_at IS NULL) = (closed_by IS NULL)),
  CONSTRAINT stock_take_state_is_known CHECK (state IN ('open', 'booking', 'booked', 'abandoned')),
  CONSTRAINT stock_takes_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 200),
  CONSTRAINT stock_takes_variants_check CHECK (variants > 0)
);
CREATE INDEX stock_takes_by_time ON catalogue.stock_takes (opened_at, id);

CREATE TABLE catalogue.stock_take_lines (
  stock_take_id uuid NOT NULL, -- not personal
  variant_id uuid NOT NULL, -- not personal
  "position" integer NOT NULL, -- not personal
  counted integer, -- not personal
  expected integer, -- not personal
  corrected_up_to bigint, -- not personal
  counted_at timestamptz, -- not personal
  counted_by text, -- personal: reference to the admin who counted
  counted_by_name text, -- personal: name of the admin who counted
  outcome text, -- not personal
  CONSTRAINT stock_take_lines_pkey PRIMARY KEY (stock_take_id, variant_id),
  CONSTRAINT positions_differ UNIQUE (stock_take_id, "position"),
  CONSTRAINT stock_take_lines_stock_take_id_fkey FOREIGN KEY (stock_take_id) REFERENCES catalogue.stock_takes(id),
  CONSTRAINT stock_take_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES catalogue.variants(id) ON DELETE CASCADE,
  CONSTRAINT counts_are_whole CHECK (num_nulls(counted, expected, corrected_up_to, counted_at, counted_by) IN (0, 5)),
  CONSTRAINT only_counts_are_booked CHECK (outcome IS NULL OR counted IS NOT NULL),
  CONSTRAINT stock_take_lines_counted_check CHECK (counted >= 0),
  CONSTRAINT stock_take_lines_expected_check CHECK (expected >= 0),
  CONSTRAINT stock_take_lines_outcome_check CHECK (outcome IN ('unchanged', 'corrected', 'impossible', 'corrected-since'))
);
CREATE INDEX stock_take_lines_of_variant ON catalogue.stock_take_lines (variant_id);

-- not personal
CREATE TABLE catalogue.unlisted_rows (
  product_id uuid NOT NULL,
  state text NOT NULL,
  category text NOT NULL,
  brand text NOT NULL,
  title text NOT NULL, -- not personal
  sort_title text NOT NULL GENERATED ALWAYS AS (catalogue.folded(title)) STORED, -- not personal
  selling_price_cents integer NOT NULL,
  falling_price_cents integer NOT NULL GENERATED ALWAYS AS (- selling_price_cents) STORED,
  stock_level text NOT NULL,
  listed_text text NOT NULL, -- not personal
  flat_product text NOT NULL, -- not personal
  lacks_facts boolean NOT NULL DEFAULT false, -- not personal
  CONSTRAINT unlisted_rows_pkey PRIMARY KEY (product_id),
  CONSTRAINT unlisted_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES catalogue.products(id)
);
CREATE INDEX unlisted_rows_by_falling_price ON catalogue.unlisted_rows (falling_price_cents, sort_title, product_id);
CREATE INDEX unlisted_rows_by_listed_text ON catalogue.unlisted_rows USING gin (listed_text public.gin_trgm_ops);
CREATE INDEX unlisted_rows_by_price ON catalogue.unlisted_rows (selling_price_cents, sort_title, product_id);
CREATE INDEX unlisted_rows_by_title ON catalogue.unlisted_rows (sort_title, product_id);
CREATE INDEX unlisted_rows_lacking_facts ON catalogue.unlisted_rows (product_id) WHERE lacks_facts;

CREATE VIEW catalogue.admin_rows AS
 SELECT listing_rows.product_id,
    listing_rows.category,
    listing_rows.brand,
    listing_rows.sort_title,
    listing_rows.selling_price_cents,
    listing_rows.falling_price_cents,
    listing_rows.stock_level,
    listing_rows.flat_product,
    'published' AS state,
    listing_rows.lacks_facts
   FROM catalogue.listing_rows
UNION ALL
 SELECT unlisted_rows.product_id,
    unlisted_rows.category,
    unlisted_rows.brand,
    unlisted_rows.sort_title,
    unlisted_rows.selling_price_cents,
    unlisted_rows.falling_price_cents,
    unlisted_rows.stock_level,
    unlisted_rows.flat_product,
    unlisted_rows.state,
    unlisted_rows.lacks_facts
   FROM catalogue.unlisted_rows;

CREATE VIEW catalogue.admin_texts AS
 SELECT search_documents.product_id,
    search_documents.listed_text
   FROM catalogue.search_documents
UNION ALL
 SELECT unlisted_rows.product_id,
    unlisted_rows.listed_text
   FROM catalogue.unlisted_rows;

CREATE VIEW catalogue.kept_pieces AS
 SELECT v.id AS variant_id,
    'shelf' AS place,
    v.id,
    NULL::uuid AS order_id,
    v.stock AS quantity,
    NULL::timestamptz AS since,
    NULL::text AS note,
    NULL::text AS actor,
    NULL::text AS actor_name
   FROM catalogue.variants v
  WHERE v.stock > 0
UNION ALL
 SELECT r.variant_id,
    'held' AS place,
    r.order_id AS id,
    r.order_id,
    r.quantity,
    NULL::timestamptz AS since,
    NULL::text AS note,
    NULL::text AS actor,
    NULL::text AS actor_name
   FROM catalogue.reservations r
  WHERE r.state = 'held'
UNION ALL
 SELECT p.variant_id,
    r.cause AS place,
    r.id,
    NULL::uuid AS order_id,
    p.quantity,
    r.at AS since,
    r.note,
    r.actor,
    r.actor_name
   FROM catalogue.removal_pieces p
     JOIN catalogue.removals r ON r.id = p.removal_id;

CREATE VIEW catalogue.moved_pieces AS
 SELECT v.id AS variant_id,
    v.product_id,
    m.counted,
    m.taken,
    m.lost,
    m.removed
   FROM catalogue.variants v
     LEFT JOIN LATERAL ( SELECT COALESCE(sum(stock_movements.change) FILTER (WHERE stock_movements.cause IN ('initial', 'corrected')), 0::bigint)::integer AS counted,
            COALESCE(- sum(stock_movements.change) FILTER (WHERE stock_movements.cause IN ('reserved', 'returned', 'restocked')), 0::bigint)::integer AS taken,
            COALESCE(- sum(stock_movements.change) FILTER (WHERE stock_movements.cause = 'lost'), 0::bigint)::integer AS lost,
            COALESCE(- sum(stock_movements.change) FILTER (WHERE stock_movements.cause IN ('written-off', 'sold-elsewhere')), 0::bigint)::integer AS removed
           FROM catalogue.stock_movements
          WHERE stock_movements.variant_id = v.id) m ON true;

CREATE VIEW catalogue.published_products AS
 SELECT id,
    title,
    description,
    category,
    brand,
    image,
    version,
    created_at,
    deleted_at,
    stars,
    review_count,
    average_review,
    focal_points,
    state,
    publish_at
   FROM catalogue.products
  WHERE state = 'published' AND deleted_at IS NULL;

CREATE VIEW catalogue.restocked_pieces AS
 SELECT order_id,
    variant_id,
    sum(change)::integer AS quantity
   FROM catalogue.stock_movements m
  WHERE cause = 'restocked'
  GROUP BY order_id, variant_id;

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

CREATE FUNCTION catalogue.document_of(title text, names text, description text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN array_to_tsvector(ARRAY(SELECT (text.field || word.word) FROM (VALUES ('t'::text,document_of.title), ('n'::text,document_of.names), ('d'::text,document_of.description)) text(field, content), LATERAL (SELECT (catalogue.words_in(text.content) || catalogue.words_in(replace(text.content, '-'::text, ''::text))) AS words) of_field, LATERAL unnest((of_field.words || catalogue.words_within(of_field.words))) word(word)));

CREATE FUNCTION catalogue.offers_for(shopper uuid) RETURNS TABLE(product_id uuid, variant_id uuid, title text, size text, colour text, image text, price_cents integer, sale_price_cents integer, selling_price_cents integer, stock integer, "position" integer, under_review integer) LANGUAGE sql STABLE AS $$
SELECT p.id, v.id, p.title, v.size, v.colour, coalesce(c.image, p.image), v.price_cents, v.sale_price_cents,
       v.selling_price_cents, v.stock + held.quantity, v.position, held.under_review
  FROM catalogue.variants v JOIN catalogue.published_products p ON p.id = v.product_id
  LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.quantity), 0)::integer AS quantity,
           coalesce(sum(r.quantity) FILTER (WHERE r.under_review), 0)::integer AS under_review
      FROM catalogue.reservations r
     WHERE r.shopper_id = shopper AND r.variant_id = v.id AND r.state = 'held') held
 WHERE v.on_sale $$;

CREATE FUNCTION catalogue.refuse_change_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of prices is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION catalogue.words_in(given text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN ARRAY(SELECT "left"(ltrim(split.word, '+%'::text), 40) AS "left" FROM regexp_split_to_table(catalogue.folded(words_in.given), '[][[:space:]\u0001-\u001f\u007f-\u00bf\u2000-\u206f\u3000-\u303f\ufe00-\ufe0f!"#$&()*,./:;<=>?@\\^_`{|}~-]+'::text) WITH ORDINALITY split(word, place) WHERE (ltrim(split.word, '+%'::text) <> ''::text) GROUP BY ("left"(ltrim(split.word, '+%'::text), 40)) ORDER BY (min(split.place)));

CREATE FUNCTION catalogue.words_within(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN ARRAY(SELECT substr(word.word, place.place) AS substr FROM unnest(words_within.words) word(word), LATERAL generate_series(2, length(word.word)) place(place) WHERE ((word.word ~ '[\u0e01-\u0e2e\u0e40-\u0e44\u0e81-\u0eae\u0ec0-\u0ec4\u1000-\u102a\u1100-\u1112\u1780-\u17b3\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff]'::text) AND (substr(word.word, place.place, 1) ~ '[\u0e01-\u0e2e\u0e40-\u0e44\u0e81-\u0eae\u0ec0-\u0ec4\u1000-\u102a\u1100-\u1112\u1780-\u17b3\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff]'::text)));

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON catalogue.price_changes FOR EACH STATEMENT EXECUTE FUNCTION catalogue.refuse_change_of_prices();
CREATE CONSTRAINT TRIGGER new_product_has_a_slug AFTER INSERT ON catalogue.products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue.assert_slug();
