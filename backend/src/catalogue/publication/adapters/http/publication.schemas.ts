import { z } from 'zod';
import { Id, momentOf, responseOf, ShopTime, WholeNumber } from '../../../../platform/http/wire';
import type { ShopDays } from '../../../../shared/time/shop-days';
import { ListQueryText } from '../../../catalogue.schemas';
import { archived, draft, productStates, type Publication, published } from '../../domain/publication';
import { maxPageSize } from '../../../../platform/http/list';

/** When a published product becomes visible; without it, now. */
const publishAt = ShopTime.nullish();

const isPlannedAsPublished = (given: { state: string; publishAt?: string | null | undefined }): boolean =>
  !given.publishAt || given.state === 'published';
const plannedAsPublished = { path: ['publishAt'], error: 'goes only with the state published' };

export const ChangePublicationBody = z
  .object({
    ids: z.array(Id).min(1).max(maxPageSize),
    state: z.enum(productStates),
    publishAt,
  })
  .refine(isPlannedAsPublished, plannedAsPublished)
  .meta({ id: 'ChangePublicationBody' });

/** `query`: that of `GET /api/admin/products/get`, as the address of the admin's page has it. */
export const MatchingQuery = z.object({ query: ListQueryText.default('') });

/** `expected` is the number of products that matched when the admin looked. */
export const ChangeMatchingBody = z
  .object({
    query: ListQueryText,
    expected: WholeNumber.pipe(z.number().min(0)),
    state: z.enum(productStates),
    publishAt,
  })
  .refine(isPlannedAsPublished, plannedAsPublished)
  .meta({ id: 'ChangeMatchingBody' });

export const MatchingCountResponse = responseOf(z.object({ count: z.number().int() })).meta({
  id: 'MatchingCountResponse',
});

/** `done` of `total` products have their new state. */
export const StateChangeResponse = responseOf(
  z.object({ _id: z.string(), done: z.number().int(), total: z.number().int() }),
).meta({ id: 'StateChangeResponse' });

type GivenState = Pick<z.output<typeof ChangePublicationBody>, 'state' | 'publishAt'>;

export function publicationIn({ state, publishAt: at }: GivenState, days: ShopDays): Publication {
  if (state === 'archived') return archived;
  if (state === 'draft') return draft();
  return at ? draft(momentOf(at, days)) : published;
}
