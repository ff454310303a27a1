import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of Thai, Lao, Burmese, Khmer, kana, Han, and the first part of a Korean syllable, as normalization takes syllables apart. */
const letterWithoutSpaces =
  '[\\u0e01-\\u0e2e\\u0e40-\\u0e44\\u0e81-\\u0eae\\u0ec0-\\u0ec4\\u1000-\\u102a\\u1100-\\u1112\\u1780-\\u17b3' +
  '\\u3041-\\u3096\\u30a1-\\u30fa\\u3400-\\u4dbf\\u4e00-\\u9fff]';

/**
 * Where writing has no spaces, a word may begin with any letter: a product's document has the text from each of them on, so that the search
 * for the begin of a word finds what stands in the middle.
 */
export class CatalogueWordsWithoutSpaces1795132800832 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalogue.words_within(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN ARRAY(
        SELECT substr(word, place) FROM unnest(words) AS word, generate_series(2, length(word)) AS place
         WHERE word ~ '${letterWithoutSpaces}' AND substr(word, place, 1) ~ '${letterWithoutSpaces}')`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION catalogue.document_of(title text, names text, description text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN array_to_tsvector(ARRAY(
        SELECT field || word
          FROM (VALUES ('t', title), ('n', names), ('d', description)) AS text (field, content),
               LATERAL (SELECT catalogue.words_in(content) || catalogue.words_in(replace(content, '-', '')) AS words) AS of_field,
               unnest(words || catalogue.words_within(words)) AS word))`);
    await this.readAgain(runner);
  }

  private async readAgain(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        UPDATE catalogue.search_documents SET words = array_to_tsvector(ARRAY(
          SELECT left(lexeme, 1) || word
            FROM unnest(tsvector_to_array(words)) AS lexeme,
                 unnest(ARRAY[substr(lexeme, 2)] || catalogue.words_within(ARRAY[substr(lexeme, 2)])) AS word))
         WHERE words::text ~ '${letterWithoutSpaces}';
        IF FOUND THEN
          LOCK TABLE catalogue.search_words IN SHARE ROW EXCLUSIVE MODE;
          DELETE FROM catalogue.search_words;
          INSERT INTO catalogue.search_words (lexeme, products)
          SELECT word, ndoc FROM ts_stat('SELECT words FROM catalogue.search_documents');
        END IF;
      END $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
