import { isOneTypo } from '../../../domain/typo';
import type { SearchedWord } from './search-words';

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

/** Words that say nothing beside others. */
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

/** All of them where they are all small. */
export function sayingWords(words: readonly SearchedWord[]): readonly SearchedWord[] {
  const saying = words.filter(({ word }) => !smallWords.has(word));
  return saying.length > 0 ? saying : words;
}

/** Undefined where nothing can be found. */
export function termsOf(words: readonly SearchedWord[]): SearchTerms | undefined {
  const searched = sayingWords(words);
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

/** Synonyms count like names, so that whatever has the word itself in its title comes first. */
function oneWord(searched: SearchedWord, reading: Reading): TextQuery {
  const { fields, meaning } = reading;
  const { word, whole, alike, parts } = searched;
  const begun = meaning === 'whole' || isOneLetter(word) ? [] : searched.begun;
  const isOfFields = (lexemeOrField: string) => fieldsOf(searched, fields).includes(lexemeOrField[0]!);
  const near = meaning === 'typo' ? typosOf(searched) : [];
  const synonyms = fields.includes('n') ? alike : [];
  // A word that the shop writes as one is meant as one.
  const inParts = isNamed(searched) ? undefined : all(parts.map((part) => oneWord(part, reading)));
  return any([
    ...[...whole, ...near].filter(isOfFields).map((lexeme) => `'${lexeme}'`),
    ...synonyms.map((lexeme) => `'${lexeme}'`),
    ...begun.filter(isOfFields).map((field) => `'${field}${word}':*`),
    ...(inParts === undefined ? [] : [`(${inParts})`]),
  ]);
}

/** Descriptions mention what a product goes with: jeans with shoes. Where synonyms find the shoes, those say nothing. */
const fieldsOf = ({ alike }: SearchedWord, fields: string): string =>
  alike.length > 0 ? fields.replace('d', '') : fields;

/** Almost everything begins with one letter. */
const isOneLetter = (word: string): boolean => Array.from(word).length === 1;

/** Who writes a word as it is in a title or a name means it: a skirt is no shirt with a typo. */
function typosOf(searched: SearchedWord): string[] {
  const { word, near } = searched;
  return isNamed(searched) ? [] : near.filter((lexeme) => isOneTypo(lexeme.slice(1), word));
}

/** In a title or a name, by itself or as a synonym. */
export const isNamed = ({ whole, alike }: SearchedWord): boolean =>
  alike.length > 0 || whole.some((lexeme) => !lexeme.startsWith('d'));

const any = (queries: string[]): TextQuery => (queries.length > 0 ? `(${queries.join(' | ')})` : undefined);
const all = (queries: TextQuery[]): TextQuery =>
  queries.includes(undefined) || queries.length === 0 ? undefined : queries.join(' & ');
