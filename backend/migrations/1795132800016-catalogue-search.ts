import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the search reads: how texts are split into words, each product's words, and all words that there are. */
export class CatalogueSearch1795132800016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.addReadingOfTexts(runner);
    await this.addReadingOfWords(runner);
    await this.addDocuments(runner);
    await this.addWords(runner);
  }

  private async addReadingOfTexts(runner: QueryRunner): Promise<void> {
    // In small letters, without accents and apostrophes; "H & M" is one word.
    await runner.query(`
      CREATE FUNCTION catalogue.folded(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN regexp_replace(
        regexp_replace(
          replace(replace(replace(
            translate(lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'øłđı', 'oldi'),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          '[''’‘ʼ]', '', 'g'),
        '\\y([[:alnum:]]) *& *([[:alnum:]])\\y', '\\1\\2', 'g')`);
    // Whatever stands between separators, "c++" and "50%" too; its first 40 letters tell it from others.
    await runner.query(`
      CREATE FUNCTION catalogue.words_in(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN ARRAY(
        SELECT left(ltrim(word, '+%'), 40)
          FROM regexp_split_to_table(
                 catalogue.folded(given),
                 '[][[:space:]\\u0001-\\u001f\\u007f-\\u00bf\\u2000-\\u206f\\u3000-\\u303f\\ufe00-\\ufe0f!"#$&()*,./:;<=>?@\\\\^_\`{|}~-]+'
               ) WITH ORDINALITY AS split (word, place)
         WHERE ltrim(word, '+%') <> '' GROUP BY left(ltrim(word, '+%'), 40) ORDER BY min(place))`);
    // The letter in front says where a word stands: title, names or description. "T-shirt" is "tshirt", too.
    await runner.query(`
      CREATE FUNCTION catalogue.document_of(title text, names text, description text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN array_to_tsvector(ARRAY(
        SELECT field || word FROM (VALUES ('t', title), ('n', names), ('d', description)) AS text (field, content),
               unnest(catalogue.words_in(content) || catalogue.words_in(replace(content, '-', ''))) AS word))`);
  }

  private async addReadingOfWords(runner: QueryRunner): Promise<void> {
    // The same for one and for many: hoodie, hoody and hoodies; scarf and scarves; dress and dresses.
    await runner.query(`
      CREATE FUNCTION catalogue.singular_of(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE regexp_replace(word, '^(.{2,}[^su])s$', '\\1')
        WHEN 'men' THEN 'man' WHEN 'women' THEN 'woman' WHEN 'children' THEN 'child'
        ELSE regexp_replace(regexp_replace(regexp_replace(regexp_replace(word,
               '^(.{2,}[^su])s$', '\\1'), '(s|x|z|ch|sh)e$', '\\1'), 'ie$', 'y'), '(ve|fe)$', 'f') END`);
    // The word, and the word without each of its letters: whatever is one typo away has one of these, too.
    await runner.query(`
      CREATE FUNCTION catalogue.typo_keys_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE WHEN length(word) < 3 OR word ~ '[0-9]' THEN '{}'
        ELSE ARRAY(SELECT word UNION
                   SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, length(word)) AS place) END`);
  }

  private async addDocuments(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.search_documents (
        product_id uuid PRIMARY KEY REFERENCES catalogue.products (id),
        words tsvector NOT NULL
      )`);
    await runner.query(`
      INSERT INTO catalogue.search_documents (product_id, words)
      SELECT p.id, catalogue.document_of(p.title, concat_ws(' ', p.category, p.brand,
               (SELECT string_agg(c.name, ' ') FROM catalogue.product_colours c WHERE c.product_id = p.id AND EXISTS (
                  SELECT FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale AND v.colour = c.name))), p.description)
        FROM catalogue.products p WHERE p.deleted_at IS NULL`);
    // Without its list of pending entries, which a search would have to read as well.
    await runner.query(`
      CREATE INDEX documents_by_word ON catalogue.search_documents USING gin (words) WITH (fastupdate = off)`);
  }

  private async addWords(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.search_words (
        lexeme text COLLATE "C" PRIMARY KEY,
        products integer NOT NULL,
        singular text COLLATE "C" NOT NULL GENERATED ALWAYS AS (catalogue.singular_of(substr(lexeme, 2))) STORED,
        typo_keys text[] NOT NULL
          GENERATED ALWAYS AS (CASE WHEN length(lexeme) > 4 THEN catalogue.typo_keys_of(substr(lexeme, 2)) ELSE '{}' END) STORED
      )`);
    await runner.query(`
      INSERT INTO catalogue.search_words (lexeme, products)
      SELECT word, ndoc FROM ts_stat('SELECT words FROM catalogue.search_documents')`);
    await runner.query(`CREATE INDEX words_by_singular ON catalogue.search_words (singular)`);
    await runner.query(`CREATE INDEX words_by_typo_key ON catalogue.search_words USING gin (typo_keys)`);
    for (const letters of [1, 2, 3]) {
      await runner.query(`
        CREATE INDEX title_words_by_${letters}_and_number
            ON catalogue.search_words (substr(lexeme, 2, ${letters}), products DESC, lexeme) WHERE lexeme LIKE 't%'`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
