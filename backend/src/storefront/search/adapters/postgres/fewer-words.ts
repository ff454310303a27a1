import sql, { type Sql } from 'sql-template-tag';
import { isNamed, isNoun, sayingWords, termsOf } from './search-terms';
import type { SearchedWord } from './search-words';

/** The number of words that are tried in every combination. */
const maxTried = 4;

/**
 * Combinations to search for when no product has all words, the largest first. Words of titles weigh more than those of brands and
 * other names, and these more than those of descriptions, later words more than earlier ones: a "winter coat" is a coat.
 */
export function fewerWords(words: readonly SearchedWord[]): SearchedWord[][] {
  const searched = sayingWords(words);
  const weightOf = (word: SearchedWord) =>
    (Number(isNamed(word)) + Number(isNoun(word))) * words.length + words.indexOf(word);
  const weightOfAll = (some: SearchedWord[]) => some.reduce((sum, word) => sum + weightOf(word), 0);
  const tried = searched
    .filter((word) => termsOf([word]) !== undefined)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, maxTried)
    .toSorted((one, other) => words.indexOf(one) - words.indexOf(other));
  return combinationsOf(tried)
    .filter((some) => some.length > 0 && some.length < searched.length)
    .toSorted((one, other) => other.length - one.length || weightOfAll(other) - weightOfAll(one));
}

const combinationsOf = <T>([first, ...others]: T[]): T[][] => {
  if (first === undefined) return [[]];
  const without = combinationsOf(others);
  return [...without.map((some) => [first, ...some]), ...without];
};

/**
 * Returns the number, from 1, of the first query that finds anything, or no row. The materialized subquery uses the index of
 * words. With a plain EXISTS, the planner would expect an early match and read all documents.
 */
export const firstThatFindsSql = (queries: string[]): Sql => sql`
  SELECT place::integer FROM unnest(${queries}::text[]) WITH ORDINALITY AS tried (query, place)
   WHERE EXISTS (WITH found AS MATERIALIZED (
           SELECT FROM catalogue.search_documents d WHERE d.words @@ tried.query::tsquery)
         SELECT FROM found)
   ORDER BY place LIMIT 1`;
