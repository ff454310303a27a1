import sql, { type Sql } from 'sql-template-tag';
import { containsWords } from '../../../../platform/postgres/contains-words';

/** The expression of the index `addresses_by_words`. */
const addressText = sql`lower(coalesce(a.recipient, '') || ' ' || a.address || ' ' || a.city || ' ' || a.pincode || ' ' || regexp_replace(a.phone, '[^0-9]', '', 'g'))`;

/** A word that most addresses have finds no more customers than this. */
const mostByAddress = 1_000;

/** The user `u` has all words in the name and the e-mail, or else in one address; the phone number is in digits. No user meets both. */
export function foundBy(words: string[]): Sql[] {
  if (words.length === 0) return [];
  const isNamed = allOf(containsWords(sql`u.search`, words));
  const isAt = allOf(words.map((word) => anyOf(containsWords(addressText, [word, ...digitsOf(word)]))));
  const byAddress = sql`SELECT a.user_id FROM identity.addresses a WHERE ${isAt} LIMIT ${mostByAddress}`;
  return [isNamed, sql`NOT ${isNamed} AND u.id IN (${byAddress})`];
}

/** Each word is similar to a part of the name or the e-mail, by its trigrams. */
export const similarTo = (words: string[]): Sql[] => [
  allOf(words.map((word) => sql`${word} OPERATOR(public.<%) u.search`)),
];

/** Phone numbers are stored in digits, without the zero that stands for the country; postcodes such as `100-8111` are as they are written. */
function digitsOf(word: string): string[] {
  const isNumber = /^[\d+()./-]*\d[\d+()./-]*$/.test(word);
  return isNumber ? [word.replace(/\D/g, '').replace(/^0+(?=\d)/, '')] : [];
}

const anyOf = (conditions: Sql[]): Sql =>
  sql`(${conditions.reduce((all, condition) => sql`${all} OR ${condition}`)})`;

const allOf = (conditions: Sql[]): Sql =>
  sql`(${conditions.reduce((all, condition) => sql`${all} AND ${condition}`)})`;
