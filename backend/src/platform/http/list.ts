import { z } from 'zod';
import { responseOf, Id, storableText, WholeNumber } from './wire';

export const maxPageSize = 100;
const shortestWord = 3;
const maxWords = 10;

/** Words in lower case. Trigrams find words of three characters or more; shorter ones only narrow the result. */
const SearchWords = storableText
  .max(200, 'must be at most 200 characters')
  .transform((given) => given.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords))
  .refine(
    (words) => words.length === 0 || words.some(({ length }) => length >= shortestWord),
    `must have a word of at least ${shortestWord} characters`,
  );

/** The query of every admin list: search words, sort, page. */
export const listQuery = <Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  q: SearchWords.optional().transform((words) => words ?? []),
  sort: z
    .enum(sorts)
    .optional()
    .transform((sort) => sort ?? sorts[0]),
  limit: WholeNumber.pipe(z.number().min(1).max(maxPageSize)).optional(),
  cursor: z.string().max(2_000).optional(),
});

/** A repeated query key comes as an array; both forms are comma-joined. */
const commaJoined = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => [...new Set([given ?? []].flat().join(',').split(',').filter(Boolean))]);

/** An empty list means all. */
export const anyOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  commaJoined.pipe(z.array(z.enum(values)));

/** An empty list means all. */
export const ids = (max: number) => commaJoined.pipe(z.array(Id).max(max, `must be at most ${max}`));

const aTime = 'must be a day like 2026-11-20 or a time like 2026-11-20T11:52:07.000Z';

/** A day is one of the calendar; `ShopDays` knows when it begins and ends. */
export const Day = z.iso
  .date('must be a day like 2026-03-29')
  .refine((day) => day >= '2000-01-01' && day < '2200-01-01', {
    error: 'must be a day from 2000 to 2199',
  });
const time = z.iso.datetime({ offset: true, error: aTime }).transform((given) => new Date(given));

/** Where a period begins or ends: `ShopDays.beginOf` and `endOf`. */
export const dayOrTime = z.union([Day, time], aTime).optional();

/** `offset`: how many rows precede the page. `total` is counted up to 1,000. */
export const PageMeta = z
  .object({
    nextCursor: z.string().nullable(),
    previousCursor: z.string().nullable(),
    offset: z.number(),
    total: z.number(),
    totalIsExact: z.boolean(),
  })
  .meta({ id: 'PageMeta' });

/** The envelope of one page of a list. */
export const pageResponseOf = <T extends z.ZodType>(item: T) =>
  responseOf(z.array(item)).extend({ meta: PageMeta });
