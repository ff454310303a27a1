import { z } from 'zod';
import { validate as isUuid } from 'uuid';
import type { ShopDays } from '../../shared/time/shop-days';

/** Ids are opaque to clients: one that can't be ours is like one that doesn't exist, not a malformed request. */
const noSuchId = '00000000-0000-0000-0000-000000000000';
export const Id = z.string().transform((given) => (isUuid(given) ? given.toLowerCase() : noSuchId));

/** Instead of a user's id, a visitor says this: it does not know its own. */
export const visitorsName = 'visitor';
/** The id of a shopper, or a visitor's word. */
export const BuyerId = z.literal(visitorsName).or(Id);

const aWholeNumber = 'must be a whole number';
/** A whole number from a client, as a number or a form's numeric string. */
export const WholeNumber = z.union([z.number(), z.string()], aWholeNumber).transform((given, context) => {
  const text = String(given).trim();
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  context.addIssue({ code: 'custom', message: aWholeNumber });
  return z.NEVER;
});

/** Text that Postgres can store: it has no null character. */
export const storableText = z
  .string()
  .refine((given) => !given.includes('\u0000'), 'must not contain a null character');

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;
/** A single line is for names, titles and the like; it is trimmed. */
export const singleLine = storableText
  .trim()
  .refine((given) => !lineBreak.test(given), 'must be on one line');

/** A single line of 1 to `max` characters once trimmed. */
export const text = (max: number) => sized(singleLine, max);

/** Text of 1 to `max` characters once trimmed, with any number of lines. */
export const multilineText = (max: number) => sized(storableText.trim(), max);

/** Text of 1 to `max` characters. */
export const sized = (schema: z.ZodString, max: number) =>
  schema.min(1, 'must not be empty').max(max, `must be at most ${max} characters`);

/** A path of this site. The second character keeps `//elsewhere` out, and `/\elsewhere`, which browsers read alike. */
export const sitePath = /^\/(?![/\\])[^\s\\]*$/;

/** The envelope of a successful response. */
export const responseOf = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

/** A successful response without data. */
export const Done = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Done' });

/** The envelope of every refusal. `code` is stable; `errors` names the fields of a malformed body or query. */
export const Refusal = z
  .object({
    success: z.literal(false),
    message: z.string(),
    code: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    data: z.unknown().optional(),
  })
  .meta({ id: 'Refusal' });

const aTime = "must be a time like 2026-11-25T09:30, in the shop's time zone, or 2026-11-25T09:30:00.000Z";

/** Without `Z` or an offset, it is a time of the shop's time zone. */
export const ShopTime = z.iso
  .datetime({ offset: true, local: true, error: aTime })
  .refine((given) => given >= '2000' && given < '2200', aTime);

export const momentOf = (given: string, days: ShopDays): Date =>
  /(Z|[+-]\d{2}:?\d{2})$/.test(given) ? new Date(given) : days.momentAt(given);
