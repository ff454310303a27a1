import { newId } from '../../../shared/ids';

/** People call a return by it: `R-10001`. */
export const returnNumberOf = (number: number): string => `R-${number}`;

const codeLength = 10;

/** A code that tells nothing about other returns: the end of an id is random. */
export const newReturnCode = (): string => newId().slice(-codeLength).toUpperCase();

const numberPattern = /^[\s#]*r[\s-]*(\d{1,15})\s*$/i;

/** @returns the number in `R-10001` or `r 10001`; undefined for anything else */
export function returnNumberIn(typed: string): number | undefined {
  const [, digits] = numberPattern.exec(typed) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** @returns the code as it was printed, however it is typed or scanned */
export const returnCodeIn = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
