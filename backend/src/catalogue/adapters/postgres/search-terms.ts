import sql, { type Sql } from 'sql-template-tag';
import { isOneTypo } from '../../domain/typo';
import type { ShelfVersion } from './sql-shelf-counts';

/** A word of a keyword, with the words of the shop that it may mean. */
export interface SearchedWord {
  word: string;
  /** Lexemes of the same word, in the singular or the plural. */
  whole: string[];
  /** The fields where others begin with it. */
  begun: string[];
  /** Lexemes that may be one typo away. */
  near: string[];
}

export interface ReadKeyword {
  words: SearchedWord[];
  /** How often what is counted on each shelf has changed. */
  shelves: ShelfVersion[];
}

/** More words narrow a search no further. */
const maxWords = 10;
const maxNear = 100;

/** Comes after all others. */
export const lastLetter = '\u{10ffff}';

/** Words of the shop that are on no product any more are left out. */
export const readKeywordSql = (keyword: string): Sql => sql`
  SELECT (SELECT coalesce(json_agg(json_build_object(
                   'word', q.word,
                   'whole', (SELECT coalesce(json_agg(w.lexeme ORDER BY w.lexeme), '[]') FROM catalogue.search_words w
                              WHERE w.singular = catalogue.singular_of(q.word) AND w.products > 0),
                   'begun', (SELECT coalesce(json_agg(field), '[]') FROM unnest('{t,n,d}'::text[]) AS field WHERE EXISTS (
                               SELECT FROM catalogue.search_words w
                                WHERE w.lexeme > field || q.word AND w.lexeme < field || q.word || ${lastLetter} AND w.products > 0)),
                   'near', (SELECT coalesce(json_agg(n.lexeme ORDER BY n.lexeme), '[]') FROM (
                              SELECT w.lexeme FROM catalogue.search_words w
                               WHERE w.typo_keys && catalogue.typo_keys_of(q.word) AND w.products > 0
                               ORDER BY w.products DESC, w.lexeme LIMIT ${maxNear}) n)) ORDER BY q.place), '[]')
            FROM unnest(catalogue.words_in(${keyword})) WITH ORDINALITY AS q (word, place)
           WHERE q.place <= ${maxWords}) AS words,
         (SELECT coalesce(json_agg(s), '[]') FROM catalogue.shelves s) AS shelves`;

/** A full-text query; undefined finds nothing. */
type TextQuery = string | undefined;

/** A place in the order of the best. */
export interface SearchTier {
  place: number;
  /** Finds what belongs here, and some of what belongs before. */
  query: string;
  /** Finds what belongs here and nowhere before. */
  only: string;
}

/** What a keyword means: all of its words, each in one of the fields. */
export interface SearchTerms {
  /** Finds whatever is found at all. */
  query: string;
  /** Best first. */
  tiers: SearchTier[];
}

/** Small words that say nothing beside others. */
const smallWords = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

const meanings = ['whole', 'begun', 'typo'] as const;

interface Reading {
  /** By the letters that stand in front of lexemes: words of the title, of category, brand and colours, of the description. */
  fields: string;
  meaning: (typeof meanings)[number];
}

const readings: Reading[] = [
  { fields: 't', meaning: 'whole' },
  { fields: 't', meaning: 'begun' },
  { fields: 'tn', meaning: 'whole' },
  { fields: 'tn', meaning: 'begun' },
  { fields: 'tnd', meaning: 'whole' },
  { fields: 'tnd', meaning: 'begun' },
  { fields: 't', meaning: 'typo' },
  { fields: 'tn', meaning: 'typo' },
  { fields: 'tnd', meaning: 'typo' },
];

/** As many tiers as there can be. */
export const tierCount = readings.length;

/** Undefined where nothing can be found. */
export function termsOf(words: readonly SearchedWord[]): SearchTerms | undefined {
  const saying = words.filter(({ word }) => !smallWords.has(word));
  const searched = saying.length > 0 ? saying : words;
  const tiers: (SearchTier & Reading)[] = [];
  for (const [at, reading] of readings.entries()) {
    const query = all(searched.map((word) => oneWord(word, reading)));
    if (query === undefined || tiers.some((before) => before.query === query)) continue;
    const only = [query, ...widest(tiers).map((before) => `!(${before.query})`)].join(' & ');
    tiers.push({ ...reading, place: at + 1, query, only });
  }
  return tiers.length > 0 ? { query: any(widest(tiers).map(({ query }) => query))!, tiers } : undefined;
}

/** Without those that find nothing that another doesn't. */
function widest<T extends Reading>(of: T[]): T[] {
  const isWider = (one: Reading, other: Reading) =>
    one !== other &&
    one.fields.startsWith(other.fields) &&
    meanings.indexOf(one.meaning) >= meanings.indexOf(other.meaning);
  return of.filter((one) => !of.some((other) => isWider(other, one)));
}

function oneWord(searched: SearchedWord, { fields, meaning }: Reading): TextQuery {
  const { word, whole } = searched;
  const begun = meaning === 'whole' || isOneLetter(word) ? [] : searched.begun;
  const isOfFields = (lexemeOrField: string) => fields.includes(lexemeOrField[0]!);
  const near = meaning === 'typo' ? typosOf(searched) : [];
  return any([
    ...[...whole, ...near].filter(isOfFields).map((lexeme) => `'${lexeme}'`),
    ...begun.filter(isOfFields).map((field) => `'${field}${word}':*`),
  ]);
}

/** Almost everything begins with one letter. */
const isOneLetter = (word: string): boolean => Array.from(word).length === 1;

/** Who writes a word as it is in a title or a name means it: a skirt is no shirt with a typo. */
function typosOf({ word, whole, near }: SearchedWord): string[] {
  const isKnown = whole.some((lexeme) => !lexeme.startsWith('d'));
  return isKnown ? [] : near.filter((lexeme) => isOneTypo(lexeme.slice(1), word));
}

const any = (queries: string[]): TextQuery => (queries.length > 0 ? `(${queries.join(' | ')})` : undefined);
const all = (queries: TextQuery[]): TextQuery =>
  queries.includes(undefined) || queries.length === 0 ? undefined : queries.join(' & ');
