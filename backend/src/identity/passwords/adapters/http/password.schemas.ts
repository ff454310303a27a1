import { z } from 'zod';
import { isCommonPassword } from './common-passwords';

export const Password = z
  .string()
  .min(8, 'must be at least 8 characters')
  .max(128, 'must be at most 128 characters')
  .refine((given) => !isCommonPassword(given), 'must not be a common password, which is guessed first');

/** This password is compared with the stored one, so the rules for new ones do not apply. */
export const GivenPassword = z
  .string()
  .min(1, 'must not be empty')
  .max(128, 'must be at most 128 characters');

/** The code of a second factor, as it is typed. */
export const Code = z.string().trim().min(1, 'must not be empty').max(50, 'must be at most 50 characters');
