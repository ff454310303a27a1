import sql, { join, type Sql } from 'sql-template-tag';
import { isOneTypo } from '../../domain/typo';
import { literally } from '../../../listing/adapters/postgres/literally';
import { lastLetter } from './search-words';

/** A lexeme (the letter of its field and the word), and how many products have it. */
interface CountedLexeme {
  lexeme: string;
  products: number;
}

/** The typed words and what they may mean. */
export interface TypedWords {
  /** The words before the last one, each with its possible lexemes. */
  earlier: { word: string; lexemes: string[] }[];
  /** Empty if there is no word. */
  last: string;
  /** The same word in titles and names, then longer words that begin with it, most frequent first. */
  begun: CountedLexeme[];
  /** Possible corrections of a typo; none if some word begins with it. */
  near: CountedLexeme[];
  /** The groups are categories and brands. */
  groups: { group: string; id: string }[];
}

const maxKeywords = 5;
export const maxProducts = 5;
/** Limits of completions, and of products that are read for them. */
const maxCompletions = 20;
const maxLookedAt = 30;
/** A sequential scan soon meets a word of so many products; rarer words are found by the index. */
const common = 1_000;

export const typedWordsSql = (typed: string): Sql => sql`
  WITH word AS (
    SELECT word, place, max(place) OVER () = place AS is_last
      FROM unnest(catalogue.words_in(${typed})) WITH ORDINALITY AS w (word, place)
  ), last AS (
    SELECT word, length(word) AS letters FROM word WHERE is_last
  ), begun AS (
    SELECT w.lexeme, w.products, w.singular = catalogue.singular_of(last.word) AS is_whole
      FROM last CROSS JOIN LATERAL (
           (${titleWordsBegunWith(1, sql`last.letters = 1`)}) UNION ALL
           (${titleWordsBegunWith(2, sql`last.letters = 2`)}) UNION ALL
           (${titleWordsBegunWith(3, sql`last.letters > 2`)}) UNION ALL
           (SELECT * FROM catalogue.search_words
             WHERE lexeme BETWEEN 'n' || last.word AND 'n' || last.word || ${lastLetter} AND products > 0 ORDER BY products DESC, lexeme LIMIT ${maxCompletions}) UNION ALL
           (SELECT * FROM catalogue.search_words
             WHERE singular = catalogue.singular_of(last.word) AND lexeme LIKE 't%' AND NOT lexeme ^@ ('t' || last.word) AND products > 0)) w
  ), near AS (
    SELECT w.lexeme, w.products FROM last CROSS JOIN LATERAL (
           (SELECT * FROM catalogue.search_words
             WHERE typo_keys && catalogue.typo_keys_of(last.word) AND lexeme NOT LIKE 'd%' AND products > 0
             ORDER BY products DESC, lexeme LIMIT 100) UNION
           (SELECT * FROM catalogue.search_words
             WHERE lexeme LIKE 't%' AND substr(lexeme, 2, 2) = left(last.word, 2) AND last.letters > 3 AND products > 0
             ORDER BY products DESC, lexeme LIMIT 200)) w
     WHERE catalogue.typo_keys_of(last.word) <> '{}' AND NOT EXISTS (SELECT FROM begun)
       AND NOT EXISTS (SELECT FROM catalogue.search_synonyms s WHERE s.word = catalogue.singular_of(last.word))
  )
  SELECT (SELECT coalesce(json_agg(json_build_object(
                   'word', word,
                   'lexemes', (SELECT coalesce(json_agg(w.lexeme), '[]') FROM catalogue.search_words w
                                WHERE w.singular = catalogue.singular_of(word) AND w.lexeme NOT LIKE 'd%' AND w.products > 0)) ORDER BY place), '[]')
            FROM word WHERE NOT is_last) AS earlier,
         coalesce((SELECT word FROM last), '') AS last,
         (SELECT coalesce(json_agg(b ORDER BY b.lexeme NOT LIKE 't%', NOT b.is_whole, b.products DESC, b.lexeme), '[]') FROM begun b) AS begun,
         (SELECT coalesce(json_agg(n ORDER BY n.lexeme NOT LIKE 't%', n.products DESC, n.lexeme), '[]') FROM near n) AS near,
         (SELECT coalesce(json_agg(json_build_object('group', s.group, 'id', s.slug) ORDER BY s.group DESC, s.position), '[]')
            FROM (SELECT 'category' AS group, slug, name, position FROM catalogue.categories UNION ALL
                  SELECT 'brand', slug, name, position FROM catalogue.brands) s
           WHERE EXISTS (SELECT FROM word) AND NOT EXISTS (
                 SELECT FROM word WHERE NOT EXISTS (
                   SELECT FROM unnest(catalogue.words_in(s.name)) AS name WHERE name ^@ word.word))) AS groups`;

/** The query reads the index on so many first letters; the most frequent words come first. */
const titleWordsBegunWith = (letters: number, condition: Sql): Sql => sql`
  SELECT * FROM catalogue.search_words
   WHERE lexeme LIKE 't%' AND substr(lexeme, 2, ${literally(letters)}) = left(last.word, ${literally(letters)})
     AND lexeme ^@ ('t' || last.word) AND ${condition} AND products > 0
   ORDER BY products DESC, lexeme LIMIT ${literally(maxCompletions)}`;

/** Completions of the last word, best first. */
export function completionsOf({ last, begun, near }: TypedWords): CountedLexeme[] {
  if (begun.length > 0) return begun;
  const letters = Array.from(last).length;
  const isMeant = (word: string) =>
    isOneTypo(word, last) ||
    (letters > 3 &&
      [letters - 1, letters, letters + 1].some((length) =>
        isOneTypo(Array.from(word).slice(0, length).join(''), last),
      ));
  return near.filter(({ lexeme }) => isMeant(lexeme.slice(1))).slice(0, maxCompletions);
}

export interface SuggestedProduct {
  product: { _id: string; title: string; image: string };
  /** The lexemes of its title. */
  lexemes: string[];
}

/** Products for the completions, best first; undefined if there can be none. */
export function suggestedProductsSql({ earlier }: TypedWords, completions: CountedLexeme[]): Sql | undefined {
  if (completions.length === 0 || earlier.some(({ lexemes }) => lexemes.length === 0)) return undefined;
  const found =
    earlier.length === 0 ? completions.slice(0, maxProducts).map(withOne) : [withAll(earlier, completions)];
  return sql`
    SELECT json_build_object('_id', c.product_id, 'title', c.title, 'image', c.image) AS product,
           ARRAY(SELECT lexeme FROM unnest(tsvector_to_array(d.words)) lexeme WHERE lexeme LIKE 't%') AS lexemes
      FROM (SELECT product_id, min(place) AS place
              FROM (SELECT * FROM (${join(found, ' UNION ALL ')}) f LIMIT ${literally(maxLookedAt)}) f GROUP BY product_id) f
      JOIN catalogue.listing_rows c USING (product_id) JOIN catalogue.search_documents d USING (product_id)
     ORDER BY f.place, c.sort_title, c.product_id`;
}

/** For a common word any products, for another the first by id. */
function withOne({ lexeme, products }: CountedLexeme, place: number): Sql {
  const query = `'${lexeme}'`;
  const having =
    products > common
      ? sql`SELECT product_id FROM catalogue.search_documents WHERE (words @@ ${query}::tsquery) IS TRUE`
      : sql`SELECT product_id FROM catalogue.search_documents WHERE words @@ ${query}::tsquery OFFSET 0`;
  return sql`(SELECT product_id, ${literally(place)} AS place FROM (${having}) d
               ORDER BY product_id LIMIT ${literally(maxProducts)})`;
}

function withAll(earlier: TypedWords['earlier'], completions: CountedLexeme[]): Sql {
  const words = [...earlier.map(({ lexemes }) => lexemes), completions.map(({ lexeme }) => lexeme)];
  const query = words.map((lexemes) => `(${lexemes.map((lexeme) => `'${lexeme}'`).join(' | ')})`).join(' & ');
  return sql`(SELECT product_id, 0 AS place FROM catalogue.search_documents WHERE words @@ ${query}::tsquery OFFSET 0)`;
}

/** The most frequent completions, after the earlier words. @param found products that have all of the words */
export function keywordsOf(
  { earlier }: TypedWords,
  completions: CountedLexeme[],
  found: SuggestedProduct[],
): string[] {
  const ofTitles = completions.filter(({ lexeme }) => lexeme.startsWith('t'));
  const isTogether = ({ lexeme }: CountedLexeme) =>
    earlier.length === 0 || found.some(({ lexemes }) => lexemes.includes(lexeme));
  const before = earlier.map(({ word }) => `${word} `).join('');
  return ofTitles
    .filter(isTogether)
    .toSorted((one, other) => other.products - one.products)
    .slice(0, maxKeywords)
    .map(({ lexeme }) => before + lexeme.slice(1));
}
