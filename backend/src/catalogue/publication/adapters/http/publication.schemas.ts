import { z } from 'zod';
import { Id } from '../../../../platform/http/wire';
import { productStates } from '../../domain/publication';
import { maxPageSize } from '../../../../platform/http/list';

const aTime = "must be a time like 2026-11-25T09:30, in the shop's time zone, or 2026-11-25T09:30:00.000Z";

/** When a published product becomes visible; without it, now. Without `Z` or an offset, it is a time of the shop's time zone. */
const publishAt = z.iso
  .datetime({ offset: true, local: true, error: aTime })
  .refine((given) => given >= '2000' && given < '2200', aTime)
  .nullish();

export const ChangePublicationBody = z
  .object({
    ids: z.array(Id).min(1).max(maxPageSize),
    state: z.enum(productStates),
    publishAt,
  })
  .refine(({ state, publishAt: at }) => !at || state === 'published', {
    path: ['publishAt'],
    error: 'goes only with the state published',
  })
  .meta({ id: 'ChangePublicationBody' });
