import { z } from 'zod';
import { anyOf, ids, listQuery, maxPageSize, pageResponseOf } from '../../../../platform/http/list';
import { responseOf, multilineText } from '../../../../platform/http/wire';
import { customerSorts } from '../../application/ports';
import { AddressView } from '../../../addresses/adapters/http/addresses.schemas';

/** Both together mean all customers. */
const eitherOrAll = anyOf(['true', 'false']).transform((states) =>
  new Set(states).size === 1 ? states[0] === 'true' : undefined,
);

export const CustomerListQuery = z.object({
  ...listQuery(customerSorts),
  blocked: eitherOrAll,
  guests: eitherOrAll,
  ids: ids(maxPageSize),
});

export const BlockCustomerBody = z.object({ reason: multilineText(500) }).meta({ id: 'BlockCustomerBody' });

export const NoteCustomerBody = z
  .object({ note: z.union([z.literal(''), multilineText(2_000)]) })
  .meta({ id: 'NoteCustomerBody' });

export const CustomerView = z
  .object({
    _id: z.string(),
    userName: z.string(),
    email: z.string(),
    /** A guest has ordered without an account; `registeredAt` is the time of the first order. */
    isGuest: z.boolean(),
    registeredAt: z.string(),
    lastSeenAt: z.string(),
    /** Those that were paid. */
    orders: z.number().int(),
    /** Without what was refunded. */
    spent: z.number(),
    blocked: z.object({ at: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'CustomerView' });

/** The staff's `note`, which the customer does not see. */
export const CustomerDetailsView = CustomerView.extend({
  addresses: z.array(AddressView),
  note: z.string().optional(),
}).meta({
  id: 'CustomerDetailsView',
});

export const CustomersResponse = pageResponseOf(CustomerView).meta({ id: 'CustomersAnswer' });
export const CustomerResponse = responseOf(CustomerDetailsView).meta({ id: 'CustomerAnswer' });
