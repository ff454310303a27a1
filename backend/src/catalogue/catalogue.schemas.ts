import { z } from 'zod';
import { slugPattern } from './domain/taxonomy/slug';
import { storableText } from '../platform/http/wire';

export const imageAddress = storableText
  .max(2000)
  .refine(
    (given) => /^https?:\/\/[^\s]+$/.test(given) || /^\/uploads\/[\w.-]+$/.test(given),
    'must be an http(s) address or the address of an uploaded picture',
  );

export const Slug = z
  .string()
  .trim()
  .regex(slugPattern, 'must have 1 to 60 lower-case letters, digits, hyphens or &');

/** Of a path: one that can't be a slug is like one that doesn't exist, not a malformed request. */
export const SlugParam = z.string().transform((given) => (slugPattern.test(given) ? given : ''));

export const optionalPicture = z
  .union([z.literal('').transform(() => null), z.null(), imageAddress])
  .default(null);
