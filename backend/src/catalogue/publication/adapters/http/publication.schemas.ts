import { z } from 'zod';
import { Id, ShopTime } from '../../../../platform/http/wire';
import { productStates } from '../../domain/publication';
import { maxPageSize } from '../../../../platform/http/list';

/** When a published product becomes visible; without it, now. */
const publishAt = ShopTime.nullish();

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
