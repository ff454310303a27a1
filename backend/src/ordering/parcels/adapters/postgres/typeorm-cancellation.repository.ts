import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { actorNamed, type CurrentActor, nameOfActor } from '../../../../shared/actor';
import { Money } from '../../../../shared/money';
import type { Outbox } from '../../../../shared/events/outbox';
import { CancellationRepository } from '../../application/ports';
import { Cancellation } from '../../domain/cancellation';
import type { CancellationRow } from './cancellation.table';

/** A trigger counts on each order line its cancelled pieces, where a check refuses more than were ordered. */
export class TypeOrmCancellationRepository extends CancellationRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<CancellationRow>,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async find(id: string): Promise<Cancellation | undefined> {
    const row = await this.cancellations.findOneBy({ id });
    return row ? toCancellation(row) : undefined;
  }

  async ofOrder(orderId: string): Promise<Cancellation[]> {
    const rows = await this.cancellations.find({
      where: { orderId },
      order: { cancelledAt: 'ASC', id: 'ASC' },
    });
    return rows.map(toCancellation);
  }

  async add(cancellation: Cancellation): Promise<void> {
    const { refund, delivery, by: _, ...row } = cancellation.state;
    const cancelledBy = nameOfActor(this.actor.get());
    const amounts = { refundCents: refund.cents, deliveryCents: delivery.cents };
    await this.cancellations.insert({ ...row, ...amounts, cancelledBy });
    await this.outbox.add(cancellation.pullEvents());
  }

  async save(cancellation: Cancellation): Promise<void> {
    const { id, refundedAt } = cancellation.state;
    await this.cancellations.update(id, { refundedAt });
    await this.outbox.add(cancellation.pullEvents());
  }

  private get cancellations(): Repository<CancellationRow> {
    return this.database.repository(this.rows);
  }
}

function toCancellation(row: CancellationRow): Cancellation {
  const { refundCents, deliveryCents, cancelledBy, ...state } = row;
  return Cancellation.restore({
    ...state,
    refund: Money.ofCents(refundCents),
    delivery: Money.ofCents(deliveryCents),
    by: actorNamed(cancelledBy).kind === 'shopper' ? 'shopper' : 'shop',
  });
}
