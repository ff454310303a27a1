import sql, { type Sql } from 'sql-template-tag';
import type { CategoryBrandVersion } from '../listing/sql-facet-counts';

/** A word of a keyword, with the words of the shop that it may mean. */
export interface SearchedWord {
  word: string;
  /** Lexemes of the same word, in the singular or the plural. */
  whole: string[];
  /** Lexemes of titles and names that mean the same or are a kind of it. */
  alike: string[];
  /** The fields where others begin with it. */
  begun: string[];
  /** Lexemes that may be one typo away. */
  near: string[];
  /** The words that a hyphen joins in it: "slim-fit" is also found as "slim fit". */
  parts: SearchedWord[];
}

interface ReadWord extends Omit<SearchedWord, 'parts'> {
  place: number;
  /** 0 for the whole word, then its parts. */
  part: number;
}

export interface ReadKeyword {
  words: ReadWord[];
  /** The versions of all category-brand groups. */
  groups: CategoryBrandVersion[];
}

/** More words narrow a search no further. */
const maxWords = 10;
const maxNear = 100;

/** Comes after all others. */
export const lastLetter = '\u{10ffff}';

/** Stands for a hyphen while a keyword is split into words; nobody can type it. */
const joint = '\ue000';

/** With a joint for each hyphen, also for the one that is missing in "t shirt". */
const jointed = (keyword: string): string =>
  keyword
    .replaceAll(joint, ' ')
    .replace(/(?<=[\p{L}\p{N}])[-\u2010\u2011](?=[\p{L}\p{N}])/gu, joint)
    .replace(/(?<![\p{L}\p{N}&])([b-z])\s+(?=[\p{L}]{2})/giu, `$1${joint}`);

/** Words of the shop that are on no product any more are left out. */
export const readKeywordSql = (keyword: string): Sql => sql`
  WITH typed AS (
    SELECT word, place FROM unnest(catalogue.words_in(${jointed(keyword)})) WITH ORDINALITY AS typed (word, place)
     WHERE place <= ${maxWords}
  ), searched AS (
    SELECT place, 0 AS part, replace(word, ${joint}, '') AS word FROM typed UNION ALL
    SELECT place, part, of.word FROM typed, unnest(string_to_array(typed.word, ${joint})) WITH ORDINALITY AS of (word, part)
     WHERE strpos(typed.word, ${joint}) > 0
  )
  SELECT (SELECT coalesce(json_agg(json_build_object(
                   'place', q.place, 'part', q.part, 'word', q.word,
                   'whole', (SELECT coalesce(json_agg(w.lexeme ORDER BY w.lexeme), '[]') FROM catalogue.search_words w
                              WHERE w.singular = catalogue.singular_of(q.word) AND w.products > 0),
                   'alike', (SELECT coalesce(json_agg(DISTINCT w.lexeme), '[]')
                               FROM catalogue.search_synonyms s JOIN catalogue.search_words w ON w.singular = s.means
                              WHERE s.word = catalogue.singular_of(q.word) AND w.lexeme NOT LIKE 'd%' AND w.products > 0),
                   'begun', (SELECT coalesce(json_agg(field), '[]') FROM unnest('{t,n,d}'::text[]) AS field WHERE EXISTS (
                               SELECT FROM catalogue.search_words w
                                WHERE w.lexeme > field || q.word AND w.lexeme < field || q.word || ${lastLetter} AND w.products > 0)),
                   'near', (SELECT coalesce(json_agg(n.lexeme ORDER BY n.lexeme), '[]') FROM (
                              SELECT w.lexeme FROM catalogue.search_words w
                               WHERE w.typo_keys && catalogue.typo_keys_of(q.word) AND w.products > 0
                               ORDER BY w.products DESC, w.lexeme LIMIT ${maxNear}) n)) ORDER BY q.place, q.part), '[]')
            FROM searched q) AS words,
         (SELECT coalesce(json_agg(g), '[]') FROM catalogue.category_brands g) AS groups`;

export function searchedWords({ words }: ReadKeyword): SearchedWord[] {
  const partsOf = (whole: ReadWord) => words.filter(({ place, part }) => place === whole.place && part > 0);
  return words
    .filter(({ part }) => part === 0)
    .map((whole) => ({ ...whole, parts: partsOf(whole).map((part) => ({ ...part, parts: [] })) }));
}
