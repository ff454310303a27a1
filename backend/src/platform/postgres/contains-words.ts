import sql, { type Sql } from 'sql-template-tag';

/** One condition a word: it stands anywhere in the column, which is in lower case and has a trigram index. */
export const containsWords = (column: Sql, words: string[]): Sql[] =>
  words.map((word) => sql`${column} LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
