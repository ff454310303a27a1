import sql, { type Sql } from 'sql-template-tag';
import { changesOfCounts } from '../../../listing/adapters/postgres/sql-facet-counts';

/** A word of a keyword, with the indexed words that it may mean. */
export interface SearchedWord {
  word: string;
  /** Lexemes of the same word, singular or plural. */
  whole: string[];
  /** Synonyms and subtypes: lexemes of titles and names. */
  alike: string[];
  /** It has a synonym, maybe one of which the shop has nothing. */
  isKnown: boolean;
  /** The fields with longer words that begin with it. */
  begun: string[];
  /** Lexemes that may differ by one typo. */
  near: string[];
  /** The words that a hyphen joins: "slim-fit" also finds "slim fit". */
  parts: SearchedWord[];
}

interface ReadWord extends Omit<SearchedWord, 'parts'> {
  place: number;
  /** 0 for the whole word, then its parts. */
  part: number;
}

export interface ReadKeyword {
  words: ReadWord[];
  /** The counts of products had changed so often when the keyword was read. */
  changes: number;
}

/** Further words are ignored. */
const maxWords = 10;
const maxNear = 100;

/** Sorts after all others. */
export const lastLetter = '\u{10ffff}';

/** Replaces a hyphen while a keyword is split into words; users cannot type it. */
const joint = '\ue000';

/** Puts a joint in place of each hyphen, and of the one missing in "t shirt". */
const jointed = (keyword: string): string =>
  keyword
    .replaceAll(joint, ' ')
    .replace(/(?<=[\p{L}\p{N}])[-\u2010\u2011](?=[\p{L}\p{N}])/gu, joint)
    .replace(/(?<![\p{L}\p{N}&])([b-z])\s+(?=[\p{L}]{2})/giu, `$1${joint}`);

/** Words that no product has any more are excluded. */
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
                   'isKnown', EXISTS (SELECT FROM catalogue.search_synonyms s WHERE s.word = catalogue.singular_of(q.word)),
                   'begun', (SELECT coalesce(json_agg(field), '[]') FROM unnest('{t,n,d}'::text[]) AS field WHERE EXISTS (
                               SELECT FROM catalogue.search_words w
                                WHERE w.lexeme > field || q.word AND w.lexeme < field || q.word || ${lastLetter} AND w.products > 0)),
                   'near', (SELECT coalesce(json_agg(n.lexeme ORDER BY n.lexeme), '[]') FROM (
                              SELECT w.lexeme FROM catalogue.search_words w
                               WHERE w.typo_keys && catalogue.typo_keys_of(q.word) AND w.products > 0
                               ORDER BY w.products DESC, w.lexeme LIMIT ${maxNear}) n)) ORDER BY q.place, q.part), '[]')
            FROM searched q) AS words,
         ${changesOfCounts} AS changes`;

export function searchedWords({ words }: ReadKeyword): SearchedWord[] {
  const partsOf = (whole: ReadWord) => words.filter(({ place, part }) => place === whole.place && part > 0);
  return words
    .filter(({ part }) => part === 0)
    .map((whole) => ({ ...whole, parts: partsOf(whole).map((part) => ({ ...part, parts: [] })) }));
}
