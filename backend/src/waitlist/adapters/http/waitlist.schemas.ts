import { z } from 'zod';
import { Email } from '../../../platform/http/email';
import { Id, responseOf } from '../../../platform/http/wire';

/** The ids of the variants that the shopper waits for. */
export const AwaitedResponse = responseOf(z.array(z.string())).meta({ id: 'AwaitedAnswer' });

export const WaitBody = z.object({ variantId: Id, email: Email }).meta({ id: 'WaitBody' });

export const WaitlistLinkBody = z
  .object({ token: z.string().min(1, 'must not be empty').max(100, 'must be at most 100 characters') })
  .meta({ id: 'WaitlistLinkBody' });

/** The address of who waits is not in it: a forwarded link must not tell it. */
export const WaitlistLinkView = z
  .object({
    stage: z.enum(['unconfirmed', 'waiting', 'told']),
    productId: z.string(),
    title: z.string(),
    size: z.string().nullable(),
    colour: z.string().nullable(),
    image: z.string(),
  })
  .meta({ id: 'WaitlistLinkView' });

export const WaitlistLinkResponse = responseOf(WaitlistLinkView).meta({ id: 'WaitlistLinkAnswer' });
