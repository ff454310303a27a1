import { z } from 'zod';
import { responseOf } from '../../../../platform/http/wire';
import type { Session } from '../../domain/session';

export const SessionView = z
  .object({
    _id: z.string(),
    /** For example `Chrome on Windows`. */
    device: z.string(),
    openedAt: z.string(),
    lastUsedAt: z.string(),
    /** The one that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SessionView' });

export const SessionsResponse = responseOf(z.array(SessionView)).meta({ id: 'SessionsAnswer' });

export const toSessionView = (
  { state: { id, device, openedAt, lastUsedAt } }: Session,
  currentId: string,
): z.infer<typeof SessionView> => ({
  _id: id,
  device,
  openedAt: openedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isCurrent: id === currentId,
});
