import { z } from 'zod';
import { responseOf } from '../../../../platform/http/wire';

export const SandboxGatewayResponse = responseOf(
  z.object({
    gatewayUrl: z
      .string()
      .nullable()
      .meta({ description: 'Where the form of the sandbox panel goes; null: no panel is shown' }),
  }),
).meta({ id: 'SandboxGatewayAnswer' });

/** How a gateway says that it went, and how we do. */
const outcomes = { VALID: 'succeeded', VALIDATED: 'succeeded', FAILED: 'failed', CANCELLED: 'cancelled' };

const statuses = ['VALID', 'VALIDATED', 'FAILED', 'CANCELLED'] as const;

const orNothing = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** The form that a gateway sends the buyer back with. What doesn't fit is left out: nobody here could put it right. */
export const SandboxResultBody = z
  .object({
    status: orNothing(z.enum(statuses).transform((status) => outcomes[status])),
    tran_id: orNothing(z.string().regex(/^[\w-]{1,30}$/)),
    amount: orNothing(z.string().regex(/^\d{1,10}(\.\d{1,2})?$/)),
    currency: orNothing(z.literal('BDT')),
  })
  .catch({})
  .meta({ id: 'SandboxResultBody' });
