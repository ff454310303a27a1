import { z } from 'zod';
import { maxPageSize } from '../../../../platform/http/list';
import { Id, responseOf } from '../../../../platform/http/wire';

export const DispatchOrdersBody = z
  .object({ orderIds: z.array(Id).min(1).max(maxPageSize) })
  .meta({ id: 'DispatchOrdersBody' });

export const UndoneDispatchResponse = responseOf(z.object({ parcels: z.number().int() })).meta({
  id: 'UndoneDispatchResponse',
});
