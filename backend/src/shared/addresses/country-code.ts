import { z } from 'zod';
import { addressFormatOf } from './address-format';

/** ISO 3166-1 alpha-2, in capitals. */
export const CountryCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => addressFormatOf(code) !== undefined, 'must be the two-letter code of a country');
