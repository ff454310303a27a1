import { dictionary } from '@zxcvbn-ts/language-common';

/** Guessing tries these first. Passwords that are too short anyway do not count. */
const number = 3_000;
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, number),
);

/** Tells whether a password is among the most common ones, however its letters are written. */
export const isCommonPassword = (password: string): boolean =>
  common.has(password.normalize('NFKC').toLowerCase());
