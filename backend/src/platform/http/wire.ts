import { z } from 'zod';
import { validate as isUuid } from 'uuid';
import { Money } from '../../shared/money';

/** Ids are opaque to clients: one that can't be ours is like one that doesn't exist, not a malformed request. */
const noSuchId = '00000000-0000-0000-0000-000000000000';
export const Id = z.string().transform((given) => (isUuid(given) ? given.toLowerCase() : noSuchId));

const anAmount = 'must be an amount like 49.99';
/** Dollars from a client: a number or a form's numeric string, at most two decimals. Becomes `Money`. */
export const Dollars = z.union([z.number(), z.string()], anAmount).transform((given, context) => {
  try {
    return Money.ofDollars(given);
  } catch {
    context.addIssue({ code: 'custom', message: anAmount });
    return z.NEVER;
  }
});

/**
 * Dollars that a client has added up by itself, as 44.980000000000004 for 44.98: rounded to whole cents. To be compared
 * with what the server knows, never to be charged.
 */
export const AddedUpDollars = z
  .union([z.number(), z.string().trim().min(1)], anAmount)
  .transform((given, context) => {
    const cents = Math.round(Number(given) * 100);
    if (Number.isSafeInteger(cents) && cents >= 0) return Money.ofCents(cents);
    context.addIssue({ code: 'custom', message: anAmount });
    return z.NEVER;
  });

const aWholeNumber = 'must be a whole number';
/** A whole number from a client, as a number or a form's numeric string. */
export const WholeNumber = z.union([z.number(), z.string()], aWholeNumber).transform((given, context) => {
  const text = String(given).trim();
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  context.addIssue({ code: 'custom', message: aWholeNumber });
  return z.NEVER;
});

/** Text that Postgres can keep: it has no null character. */
export const storableText = z
  .string()
  .refine((given) => !given.includes('\u0000'), 'must not contain a null character');

/** Text of 1 to `max` characters once trimmed. */
export const text = (max: number) =>
  storableText.trim().min(1, 'must not be empty').max(max, `must be at most ${max} characters`);

/** The envelope of an answer that worked. */
export const answer = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

/** An answer that only says that it worked. */
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
