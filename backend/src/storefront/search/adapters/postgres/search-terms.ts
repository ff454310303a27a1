import { isOneTypo } from '../../domain/typo';
import type { SearchedWord } from './search-words';

/** A full-text query; undefined finds nothing. */
type TextQuery = string | undefined;

/** A rank of relevance. */
export interface SearchTier {
  place: number;
  /** Finds the tier's products, and maybe some of earlier tiers. */
  query: string;
  /** Finds the tier's products without those of earlier tiers. */
  only: string;
}

/** A keyword means all of its words, each in any of the fields. */
export interface SearchTerms {
  /** Finds the products of all tiers. */
  query: string;
  /** The best tier comes first. */
  tiers: SearchTier[];
}

/** Stop words, ignored beside other words. */
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
  /** The first letters of the lexemes it reads: `t` of the title, `n` of category, brand and colours, `d` of the description. */
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

/** The maximum number of tiers. */
export const tierCount = readings.length;

/** Without stop words, unless there are only stop words. */
export function sayingWords(words: readonly SearchedWord[]): readonly SearchedWord[] {
  const saying = words.filter(({ word }) => !smallWords.has(word));
  return saying.length > 0 ? saying : words;
}

/** @returns undefined where nothing can be found */
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

/** Without queries whose results another one includes. */
function widest<T extends Reading>(of: T[]): T[] {
  const isWider = (one: Reading, other: Reading) =>
    one !== other &&
    one.fields.startsWith(other.fields) &&
    meanings.indexOf(one.meaning) >= meanings.indexOf(other.meaning);
  return of.filter((one) => !of.some((other) => isWider(other, one)));
}

/** Synonyms rank like names, so that titles with the word itself come first. */
function oneWord(searched: SearchedWord, reading: Reading): TextQuery {
  const { fields, meaning } = reading;
  const { word, whole, alike, parts } = searched;
  const begun = meaning === 'whole' || isOneLetter(word) ? [] : searched.begun;
  const isOfFields = (lexemeOrField: string) => fieldsOf(searched, fields).includes(lexemeOrField[0]!);
  const near = meaning === 'typo' ? typosOf(searched) : [];
  const synonyms = fields.includes('n') ? alike : [];
  // A word that the shop writes without a hyphen is not split.
  const inParts = isNamed(searched) ? undefined : all(parts.map((part) => oneWord(part, reading)));
  return any([
    ...[...whole, ...near].filter(isOfFields).map((lexeme) => `'${lexeme}'`),
    ...synonyms.map((lexeme) => `'${lexeme}'`),
    ...begun.filter(isOfFields).map((field) => `'${field}${word}':*`),
    ...(inParts === undefined ? [] : [`(${inParts})`]),
  ]);
}

/** Descriptions also mention other products: jeans go with shoes. A word with synonyms is not searched for in descriptions. */
const fieldsOf = ({ alike }: SearchedWord, fields: string): string =>
  alike.length > 0 ? fields.replace('d', '') : fields;

/** One letter of an alphabet is no useful prefix. */
const isOneLetter = (word: string): boolean => Array.from(word).length === 1 && !/\p{Script=Han}/u.test(word);

/** A word that the shop or its synonyms know is never a typo: a skirt is not a shirt, and linen is not lined. */
const typosOf = ({ word, whole, isKnown, near }: SearchedWord): string[] =>
  whole.length > 0 || isKnown ? [] : near.filter((lexeme) => isOneTypo(lexeme.slice(1), word));

/** Whether a title or a name has the word or a synonym. */
export const isNamed = ({ whole, alike }: SearchedWord): boolean =>
  alike.length > 0 || whole.some((lexeme) => !lexeme.startsWith('d'));

/** A noun, as far as titles tell: words of brands and categories alone are none. */
export const isNoun = ({ whole, alike }: SearchedWord): boolean =>
  [...whole, ...alike].some((lexeme) => lexeme.startsWith('t'));

const any = (queries: string[]): TextQuery => (queries.length > 0 ? `(${queries.join(' | ')})` : undefined);
const all = (queries: TextQuery[]): TextQuery =>
  queries.includes(undefined) || queries.length === 0 ? undefined : queries.join(' & ');
