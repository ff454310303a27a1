import { z } from 'zod';
import { responseOf, text } from '../../../../platform/http/wire';

export const GuestOrdersCodeBody = z.object({ code: text(50) }).meta({ id: 'GuestOrdersCodeBody' });

export const GuestOrdersResponse = responseOf(
  z.object({
    orders: z.int().nullable().describe('Null until it is proved that the address is the own one'),
  }),
).meta({ id: 'GuestOrdersAnswer' });

export const AddedGuestOrdersResponse = responseOf(
  z.object({ orders: z.int().describe('How many were added') }),
).meta({ id: 'AddedGuestOrdersAnswer' });
