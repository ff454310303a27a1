import { createHash } from 'node:crypto';

/** Between 0 and 1, and always the same for the same words. */
export function chance(...words: (string | number)[]): number {
  return createHash('sha1').update(words.join('/')).digest().readUInt32BE() / 2 ** 32;
}

/** In an order that looks like any other, and is always the same for the same words. */
export const shuffled = <T>(all: readonly T[], ...words: (string | number)[]): T[] =>
  all
    .map((one, place) => ({ one, luck: chance(...words, place) }))
    .sort((a, b) => a.luck - b.luck)
    .map(({ one }) => one);
