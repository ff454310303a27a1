import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type AccessTokens, unauthenticated } from './access-tokens';
import { internalError } from './problems';
import type { Answer } from './orders/remembered-answers';

/**
 * - `hang`: never answers and does nothing
 * - `slow`: does everything and answers 300 ms later
 * - `server-error`: answers 500 and does nothing
 * - `bad-gateway`: does everything, and a proxy in front answers 502 with a page of its own
 * - `drop-response`: does everything and cuts the connection in the middle of the answer
 * - `expired-token`: answers 401, now and whenever the same token is shown again
 * - `review`: of a capture: the money is held back
 * - `refund-pending`, `refund-failed`: a refund is PENDING until it is settled, or FAILED
 * - `insufficient-funds`, `time-limit`, `too-many`: a refund is refused
 */
export const faultKinds = [
  'hang',
  'slow',
  'server-error',
  'bad-gateway',
  'drop-response',
  'expired-token',
  'review',
  'refund-pending',
  'refund-failed',
  'insufficient-funds',
  'time-limit',
  'too-many',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const ofRefunds: readonly FaultKind[] = faultKinds.slice(faultKinds.indexOf('review') + 1);

const slowByMs = 300;

/**
 * `create:<invoice id>`, `show:<order id>`, `capture:<order id>`, `refund:<capture id>` (the id `*` stands for any) or
 * `token`; `*` alone stands for every call.
 */
const Operation = z
  .string()
  .regex(/^(\*|token|(create|show|capture|refund):.+)$/, 'must be like capture:*')
  .max(200);

/** A trouble that somebody asks for: on one operation, the next `times` times, or for a `share` of all calls until it is removed. */
export const Fault = z
  .object({
    operation: Operation,
    kind: z.enum(faultKinds),
    times: z.coerce.number().int().min(1).max(1000).default(1),
    share: z.coerce.number().gt(0).max(1).optional(),
  })
  .refine(({ operation, kind }) => kind !== 'review' || operation.startsWith('capture:'), {
    message: 'only captures are reviewed',
    path: ['operation'],
  })
  .refine(({ operation, kind }) => !ofRefunds.includes(kind) || operation.startsWith('refund:'), {
    message: 'is a fault of refunds',
    path: ['operation'],
  });

/** Which faults are meant; all of them where nothing is said. */
export const FaultsMeant = z.object({ operation: Operation.optional(), kind: z.enum(faultKinds).optional() });

export interface PlantedFault {
  operation: string;
  kind: FaultKind;
  /** Null for one that has a share. */
  remaining: number | null;
  share: number | null;
}

/** Faults are failures that somebody has asked for. */
export class Faults {
  constructor(
    private readonly pool: Pool,
    private readonly tokens: AccessTokens,
  ) {}

  async plant({ operation, kind, times, share }: z.output<typeof Fault>): Promise<void> {
    await this.pool.query(
      `INSERT INTO paypal_simulator.planted_faults (operation, kind, remaining, share) VALUES ($1, $2, $3, $4)
       ON CONFLICT (operation, kind) DO UPDATE
         SET remaining = excluded.remaining, share = excluded.share, planted_at = excluded.planted_at`,
      [operation, kind, share === undefined ? times : null, share],
    );
  }

  async remove({ operation, kind }: z.output<typeof FaultsMeant>): Promise<void> {
    await this.pool.query(
      `DELETE FROM paypal_simulator.planted_faults
        WHERE operation = coalesce($1, operation) AND kind = coalesce($2, kind)`,
      [operation, kind],
    );
  }

  /** The oldest fault comes first. */
  async list(): Promise<PlantedFault[]> {
    const found = await this.pool.query<PlantedFault>(
      `SELECT operation, kind, remaining, share FROM paypal_simulator.planted_faults
        WHERE remaining IS NULL OR remaining > 0 ORDER BY planted_at, operation, kind LIMIT 100`,
    );
    return found.rows;
  }

  /** Sends what `work` answers, unless a fault was planted on the operation. */
  async answer(
    operation: string,
    request: Request,
    response: Response,
    work: (fault: FaultKind | undefined) => Promise<Answer>,
  ): Promise<void> {
    const fault = await this.take(operation);
    if (fault === 'hang') return;
    if (fault === 'server-error') throw internalError();
    if (fault === 'expired-token') {
      this.tokens.expire(request);
      throw unauthenticated();
    }
    if (fault === 'slow') await pause(slowByMs);
    const { status, body } = await work(fault);
    if (fault === 'drop-response') response.status(status).write('{', () => response.destroy());
    else if (fault === 'bad-gateway') response.status(502).type('html').send(badGatewayPage);
    else response.status(status).json(body);
  }

  /** The nearest name goes first, then what was planted first; shares divide the calls among themselves. */
  private async take(operation: string): Promise<FaultKind | undefined> {
    const found = await this.pool.query<PlantedFault>(
      `SELECT operation, kind, remaining, share FROM paypal_simulator.planted_faults
        WHERE operation = ANY($1) ORDER BY array_position($1, operation), planted_at, kind`,
      [[operation, operation.replace(/:.*/s, ':*'), '*']],
    );
    let lot = Math.random();
    for (const fault of found.rows) {
      if (fault.share === null ? await this.use(fault) : lot < fault.share) return fault.kind;
      lot -= fault.share ?? 0;
    }
    return undefined;
  }

  private async use({ operation, kind }: PlantedFault): Promise<boolean> {
    const used = await this.pool.query(
      `UPDATE paypal_simulator.planted_faults SET remaining = remaining - 1
        WHERE operation = $1 AND kind = $2 AND remaining > 0`,
      [operation, kind],
    );
    return used.rowCount === 1;
  }
}

const badGatewayPage = `<html>
<head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body>
</html>
`;
