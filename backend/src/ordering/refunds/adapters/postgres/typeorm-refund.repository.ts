import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { Outbox } from '../../../../shared/events/outbox';
import { Money } from '../../../../shared/money';
import { RefundRepository } from '../../application/ports';
import { Refund, type RefundParts } from '../../domain/refund';
import type { RefundRow } from './refund.table';

export class TypeOrmRefundRepository extends RefundRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<RefundRow>,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async find(id: string): Promise<Refund | undefined> {
    const row = await this.refunds.findOneBy({ id });
    return row ? toRefund(row) : undefined;
  }

  async ofOrder(orderId: string): Promise<Refund[]> {
    const rows = await this.refunds.find({ where: { orderId }, order: { requestedAt: 'ASC', id: 'ASC' } });
    return rows.map(toRefund);
  }

  async add(refund: Refund): Promise<void> {
    const { parts, intendedAt, ...row } = refund.state;
    await this.refunds.insert({
      ...row,
      ...centsOf(parts),
      requestedAt: intendedAt,
      requestedBy: nameOfActor(this.actor.get()),
    });
    await this.outbox.add(refund.pullEvents());
  }

  async save(refund: Refund): Promise<void> {
    const { id, state, refusal, stateAt, pieces, parts } = refund.state;
    await this.refunds.update(id, { state, refusal, stateAt, pieces, ...centsOf(parts) });
    await this.outbox.add(refund.pullEvents());
  }

  private get refunds(): Repository<RefundRow> {
    return this.database.repository(this.rows);
  }
}

const centsOf = ({ pieces, delivery, other, deducted }: RefundParts) => ({
  piecesCents: pieces.cents,
  deliveryCents: delivery.cents,
  otherCents: other.cents,
  deductedCents: deducted.cents,
});

function toRefund(row: RefundRow): Refund {
  const { piecesCents, deliveryCents, otherCents, deductedCents, requestedAt, requestedBy: _, ...same } = row;
  return Refund.restore({
    ...same,
    intendedAt: requestedAt,
    parts: {
      pieces: Money.ofCents(piecesCents),
      delivery: Money.ofCents(deliveryCents),
      other: Money.ofCents(otherCents),
      deducted: Money.ofCents(deductedCents),
    },
  });
}
