import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

/** The letters of Thai, Lao, Burmese, Khmer, kana, Han, and the first part of a Korean syllable, as normalization takes syllables apart. */
const letterWithoutSpaces =
  '[\\u0e01-\\u0e2e\\u0e40-\\u0e44\\u0e81-\\u0eae\\u0ec0-\\u0ec4\\u1000-\\u102a\\u1100-\\u1112\\u1780-\\u17b3' +
  '\\u3041-\\u3096\\u30a1-\\u30fa\\u3400-\\u4dbf\\u4e00-\\u9fff]';

const functionsOfTables = `
  -- The text comes back in small letters, without accents and apostrophes; "H & M" is one word.
  CREATE FUNCTION catalogue.folded(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    regexp_replace(
      replace(replace(replace(
        translate(lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'øłđı', 'oldi'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      '[''’‘ʼ]', '', 'g'),
    '\\y([[:alnum:]]) *& *([[:alnum:]])\\y', '\\1\\2', 'g');

  -- The result is the same for one and for many: hoodie, hoody and hoodies; scarf and scarves; dress and dresses.
  CREATE FUNCTION catalogue.singular_of(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE regexp_replace(word, '^(.{2,}[^su])s$', '\\1')
    WHEN 'men' THEN 'man' WHEN 'women' THEN 'woman' WHEN 'children' THEN 'child'
    ELSE regexp_replace(regexp_replace(regexp_replace(regexp_replace(word,
           '^(.{2,}[^su])s$', '\\1'), '(s|x|z|ch|sh)e$', '\\1'), 'ie$', 'y'), '(ve|fe)$', 'f') END;

  -- The keys are the word, and the word without each of its letters: whatever is one typo away has one of these, too.
  CREATE FUNCTION catalogue.typo_keys_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN length(word) < 3 OR word ~ '[0-9]' THEN '{}'
    ELSE ARRAY(SELECT word UNION
               SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, length(word)) AS place) END;`;

const tables = `
  CREATE TABLE catalogue.banners (
    id uuid PRIMARY KEY,
    image text NOT NULL,
    added_at timestamptz NOT NULL,
    "position" integer NOT NULL,
    link text,
    focal_x smallint NOT NULL DEFAULT 50 CHECK (focal_x BETWEEN 0 AND 100),
    focal_y smallint NOT NULL DEFAULT 50 CHECK (focal_y BETWEEN 0 AND 100),
    headline text NOT NULL DEFAULT '',
    text text NOT NULL DEFAULT ''
  );

  -- What is counted of a category and brand holds until its version goes up.
  CREATE TABLE catalogue.category_brands (
    category text NOT NULL,
    brand text NOT NULL,
    version bigint NOT NULL,
    PRIMARY KEY (category, brand)
  );

  CREATE TABLE catalogue.collections (
    slug text PRIMARY KEY,
    title text NOT NULL,
    description text NOT NULL,
    picture text,
    products uuid[],
    rule jsonb,
    "position" integer NOT NULL,
    version integer NOT NULL,
    CHECK ((products IS NULL) <> (rule IS NULL))
  );

  -- A row keeps the JSON that a list shows of its product. Room on each page lets a row whose stock changes stay where it is,
  -- so that no index is touched. It has a level of stock, because a number in an index would turn each sale
  -- into a change of all indexes.
  CREATE TABLE catalogue.listing_rows (
    product_id uuid PRIMARY KEY REFERENCES catalogue.products (id),
    category text NOT NULL,
    brand text NOT NULL,
    title text NOT NULL,
    image text NOT NULL,
    price_cents integer NOT NULL,
    sale_price_cents integer NOT NULL,
    selling_price_cents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED,
    falling_price_cents integer NOT NULL GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN - sale_price_cents ELSE - price_cents END) STORED,
    -- Lists are in the order of letters without their accents: an "Éclair" stands among E, not after Z.
    sort_title text NOT NULL GENERATED ALWAYS AS (catalogue.folded(title)) STORED,
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
    lacks_facts boolean NOT NULL DEFAULT false,
    age_key uuid,
    CONSTRAINT stock_level_is_known CHECK (stock_level IN ('soldOut', 'low', 'enough'))
  ) WITH (fillfactor = 80);
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

  CREATE TABLE catalogue.search_documents (
    product_id uuid PRIMARY KEY REFERENCES catalogue.products (id),
    words tsvector NOT NULL,
    listed_text text NOT NULL DEFAULT ''
  );
  CREATE INDEX documents_by_listed_text ON catalogue.search_documents USING gin (listed_text public.gin_trgm_ops);
  -- The index has no list of pending entries, which a search would have to read as well.
  CREATE INDEX documents_by_word ON catalogue.search_documents USING gin (words) WITH (fastupdate=off);

  -- Both words are in the singular.
  CREATE TABLE catalogue.search_synonyms (
    word text COLLATE "C" NOT NULL,
    means text COLLATE "C" NOT NULL,
    PRIMARY KEY (word, means),
    CHECK (word <> means)
  );

  CREATE TABLE catalogue.search_words (
    lexeme text COLLATE "C" PRIMARY KEY,
    products integer NOT NULL,
    singular text COLLATE "C" NOT NULL GENERATED ALWAYS AS (catalogue.singular_of(substr(lexeme, 2))) STORED,
    typo_keys text[] NOT NULL
      GENERATED ALWAYS AS (CASE WHEN length(lexeme) > 4 THEN catalogue.typo_keys_of(substr(lexeme, 2)) ELSE '{}'::text[] END) STORED
  );
  CREATE INDEX title_words_by_1_and_number ON catalogue.search_words (substr(lexeme, 2, 1), products DESC, lexeme) WHERE lexeme LIKE 't%';
  CREATE INDEX title_words_by_2_and_number ON catalogue.search_words (substr(lexeme, 2, 2), products DESC, lexeme) WHERE lexeme LIKE 't%';
  CREATE INDEX title_words_by_3_and_number ON catalogue.search_words (substr(lexeme, 2, 3), products DESC, lexeme) WHERE lexeme LIKE 't%';
  CREATE INDEX words_by_singular ON catalogue.search_words (singular);
  CREATE INDEX words_by_typo_key ON catalogue.search_words USING gin (typo_keys);

  -- Drafts and archived products are here, for the admin's list only.
  CREATE TABLE catalogue.unlisted_rows (
    product_id uuid PRIMARY KEY REFERENCES catalogue.products (id),
    state text NOT NULL,
    category text NOT NULL,
    brand text NOT NULL,
    title text NOT NULL,
    sort_title text NOT NULL GENERATED ALWAYS AS (catalogue.folded(title)) STORED,
    selling_price_cents integer NOT NULL,
    falling_price_cents integer NOT NULL GENERATED ALWAYS AS (- selling_price_cents) STORED,
    stock_level text NOT NULL,
    listed_text text NOT NULL,
    flat_product text NOT NULL,
    lacks_facts boolean NOT NULL DEFAULT false
  );
  CREATE INDEX unlisted_rows_by_falling_price ON catalogue.unlisted_rows (falling_price_cents, sort_title, product_id);
  CREATE INDEX unlisted_rows_by_listed_text ON catalogue.unlisted_rows USING gin (listed_text public.gin_trgm_ops);
  CREATE INDEX unlisted_rows_by_price ON catalogue.unlisted_rows (selling_price_cents, sort_title, product_id);
  CREATE INDEX unlisted_rows_by_title ON catalogue.unlisted_rows (sort_title, product_id);
  CREATE INDEX unlisted_rows_lacking_facts ON catalogue.unlisted_rows (product_id) WHERE lacks_facts;`;

const marks: Marks = {
  'catalogue.banners': { isNotPersonal: true },
  'catalogue.category_brands': { isNotPersonal: true },
  'catalogue.collections': { isNotPersonal: true, notPersonal: ['title', 'description'] },
  'catalogue.listing_rows': { isNotPersonal: true, notPersonal: ['sort_title', 'lacks_facts', 'age_key'] },
  'catalogue.search_documents': { isNotPersonal: true },
  'catalogue.search_synonyms': { isNotPersonal: true },
  'catalogue.search_words': { isNotPersonal: true },
  'catalogue.unlisted_rows': {
    isNotPersonal: true,
    notPersonal: ['title', 'sort_title', 'listed_text', 'flat_product', 'lacks_facts'],
  },
};

const views = `
  CREATE VIEW catalogue.admin_rows AS
    SELECT product_id, category, brand, sort_title, selling_price_cents, falling_price_cents, stock_level, flat_product, 'published' AS state,
           lacks_facts
      FROM catalogue.listing_rows
    UNION ALL
    SELECT product_id, category, brand, sort_title, selling_price_cents, falling_price_cents, stock_level, flat_product, state, lacks_facts
      FROM catalogue.unlisted_rows;

  CREATE VIEW catalogue.admin_texts AS
    SELECT product_id, listed_text
      FROM catalogue.search_documents
    UNION ALL
    SELECT product_id, listed_text
      FROM catalogue.unlisted_rows;`;

const functions = `
  -- A word is whatever stands between separators, "c++" and "50%" too; its first 40 letters tell it from others.
  CREATE FUNCTION catalogue.words_in(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT left(ltrim(word, '+%'), 40)
      FROM regexp_split_to_table(
             catalogue.folded(given),
             '[][[:space:]\\u0001-\\u001f\\u007f-\\u00bf\\u2000-\\u206f\\u3000-\\u303f\\ufe00-\\ufe0f!"#$&()*,./:;<=>?@\\\\^_\`{|}~-]+'
           ) WITH ORDINALITY AS split (word, place)
     WHERE ltrim(word, '+%') <> '' GROUP BY left(ltrim(word, '+%'), 40) ORDER BY min(place));

  -- Where writing has no spaces, a word may begin with any letter of Thai, Lao, Burmese, Khmer, kana, Han, or the first part of
  -- a Korean syllable, as normalization takes syllables apart.
  CREATE FUNCTION catalogue.words_within(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT substr(word, place) FROM unnest(words) AS word, generate_series(2, length(word)) AS place
     WHERE word ~ '${letterWithoutSpaces}' AND substr(word, place, 1) ~ '${letterWithoutSpaces}');

  -- The letter in front says where a word stands: title, names or description. "T-shirt" is "tshirt", too.
  CREATE FUNCTION catalogue.document_of(title text, names text, description text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(ARRAY(
    SELECT field || word
      FROM (VALUES ('t', title), ('n', names), ('d', description)) AS text (field, content),
           LATERAL (SELECT catalogue.words_in(content) || catalogue.words_in(replace(content, '-', '')) AS words) AS of_field,
           unnest(words || catalogue.words_within(words)) AS word));`;

/** Words with the same meaning. */
const alike = [
  'sweater jumper pullover',
  'trousers pants slacks',
  'sneakers trainers',
  'tshirt tee',
  'gilet bodywarmer',
  'dungarees overalls',
  'romper playsuit jumpsuit onesie',
  'joggers sweatpants trackpants',
  'leggings tights',
  'sunglasses shades',
  'wellies wellingtons gumboots',
  'backpack rucksack',
  'handbag purse',
  'duffel holdall',
  'dress gown frock',
  'beanie bobblehat',
  'raincoat mackintosh',
  'grey gray',
];

/** A word and the words for its kinds: a search for a hat also finds beanies. */
const kinds: Record<string, string> = {
  sweater: 'cardigan',
  jumper: 'cardigan',
  pullover: 'cardigan',
  knitwear: 'jumper sweater pullover cardigan',
  pants: 'chinos joggers',
  trousers: 'chinos',
  hat: 'beanie cap',
  coat: 'overcoat raincoat parka trench puffer',
  jacket: 'bomber blazer puffer anorak windbreaker gilet',
  vest: 'gilet tank',
  top: 'tee tshirt tank blouse shirt polo sweatshirt jumper sweater',
  hoody: 'sweatshirt',
  handbag: 'crossbody tote',
  purse: 'crossbody tote',
  bag: 'crossbody tote backpack duffel handbag',
  glasses: 'sunglasses',
  boots: 'wellies',
  sandals: 'slides',
  flipflops: 'slides sandals',
  sliders: 'slides',
  pumps: 'flats',
  shoes: 'footwear',
  boys: 'kids',
  girls: 'kids',
  children: 'kids',
  toddlers: 'kids',
  babies: 'kids',
  ladies: 'women',
  female: 'women',
  gents: 'men',
  gentlemen: 'men',
  male: 'men',
  red: 'rust coral burgundy crimson maroon scarlet brick wine bordeaux cherry ruby cranberry vermilion tomato',
  pink: 'rose blush fuchsia magenta salmon raspberry',
  orange: 'coral apricot tangerine peach terracotta amber rust',
  yellow: 'mustard butter lemon canary saffron straw gold',
  green: 'forest olive sage mint khaki emerald lime moss jade pistachio teal',
  blue: 'navy cobalt sky indigo teal turquoise azure petrol aqua ultramarine sapphire cerulean wash',
  purple: 'lilac plum lavender violet aubergine mauve grape',
  brown: 'tan camel chocolate chestnut coffee cognac mocha taupe walnut caramel toffee',
  grey: 'charcoal silver slate stone ash graphite steel',
  gray: 'charcoal silver slate stone ash graphite steel',
  white: 'cream ivory ecru offwhite eggshell chalk',
  beige: 'sand oat stone camel cream taupe nude',
  black: 'jet onyx ebony',
  // Occasions, weather and fabrics, each with the words of titles that fit. A fabric that is not sold is at least no typo.
  wedding: 'dress gown suit blazer waistcoat heels',
  party: 'sequin satin velvet slip jumpsuit dress',
  evening: 'satin velvet slip',
  cocktail: 'dress jumpsuit',
  formal: 'blazer suit trousers shirt',
  office: 'blazer shirt blouse trousers chinos pencil',
  business: 'blazer shirt blouse trousers chinos',
  gym: 'leggings joggers tank sneakers',
  sport: 'leggings joggers track sneakers',
  workout: 'leggings joggers tank sneakers',
  beach: 'swim shorts sandals slides sarong',
  rain: 'raincoat trench anorak parka wellies umbrella',
  waterproof: 'raincoat trench anorak parka wellies',
  rainproof: 'raincoat trench anorak parka wellies',
  gift: 'scarf socks beanie belt',
  present: 'scarf socks beanie belt',
  silk: 'satin',
  linen: 'flax',
  suede: 'leather',
};

/** Listing rows, the search, collections and banners, in the schema `catalogue`, as of 1.0.0. `backend/schema/catalogue.sql` shows them with all later changes. */
export class StorefrontBaseline1795651200009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functionsOfTables);
    await runner.query(tables);
    await markColumns(runner, marks);
    await runner.query(views);
    await runner.query(functions);
    await this.addSynonyms(runner);
  }

  private async addSynonyms(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO catalogue.search_synonyms (word, means)
       SELECT DISTINCT catalogue.singular_of(pair ->> 0), catalogue.singular_of(pair ->> 1)
         FROM jsonb_array_elements($1::jsonb) AS pair`,
      [JSON.stringify([...pairsOfAlike(), ...pairsOfKinds()])],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const pairsOfAlike = (): string[][] =>
  alike.flatMap((group) => {
    const words = group.split(' ');
    return words.flatMap((word) => words.filter((other) => other !== word).map((other) => [word, other]));
  });

const pairsOfKinds = (): string[][] =>
  Object.entries(kinds).flatMap(([word, means]) => means.split(' ').map((kind) => [word, kind]));
