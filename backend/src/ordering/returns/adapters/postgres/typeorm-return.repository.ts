import sql from 'sql-template-tag';
import { In, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { Outbox } from '../../../../shared/events/outbox';
import { Money } from '../../../../shared/money';
import { ReturnRepository } from '../../application/ports';
import { Return } from '../../domain/return';
import type { ReturnExchange, ReturnPiece } from '../../domain/return-state';
import type { ExchangeRow, ReturnPieceRow, ReturnRow } from './return.table';

export class TypeOrmReturnRepository extends ReturnRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<ReturnRow>,
    private readonly pieceRows: Repository<ReturnPieceRow>,
    private readonly exchangeRows: Repository<ExchangeRow>,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async find(id: string): Promise<Return | undefined> {
    const row = await this.returns.findOneBy({ id });
    return row ? (await this.restored([row]))[0] : undefined;
  }

  async ofOrder(orderId: string): Promise<Return[]> {
    const order = { declaredAt: 'ASC', id: 'ASC' } as const;
    return this.restored(await this.returns.find({ where: { orderId }, order }));
  }

  async nextNumber(): Promise<number> {
    const [row] = await this.database.query<{ number: number }>(
      sql`SELECT nextval('ordering.return_numbers')::integer AS number`,
    );
    return row!.number;
  }

  async add(returned: Return): Promise<void> {
    const { pieces, number, exchange, ...row } = rowOf(returned);
    const declaredBy = nameOfActor(this.actor.get());
    await this.returns.insert({ ...row, number: String(number), declaredBy, search: '' });
    await this.pieces.insert(pieces.map((piece) => pieceRowOf(piece, returned.id)));
    if (exchange) await this.exchanges.insert({ ...exchange, returnId: returned.id });
    await this.updateSearch(returned.id);
    await this.outbox.add(returned.pullEvents());
  }

  async save(returned: Return): Promise<void> {
    const { id, state, amountCents, carrier, trackingNumber, exchange, ...row } = rowOf(returned);
    const { postedAt, arrivedAt, judgedAt, settledAt, endedAt } = row;
    await this.returns.update(id, {
      ...{ state, amountCents, carrier, trackingNumber },
      ...{ postedAt, arrivedAt, judgedAt, settledAt, endedAt },
    });
    await this.saveJudgements(returned.pullChanges());
    if (exchange) await this.exchanges.update(id, exchange);
    if (trackingNumber !== null) await this.updateSearch(id);
    await this.outbox.add(returned.pullEvents());
  }

  private async saveJudgements(fresh: readonly ReturnPiece[]): Promise<void> {
    if (fresh.length === 0) return;
    const [ids, judgements] = [fresh.map(({ id }) => id), fresh.map(({ judged }) => judged)];
    await this.database.query(sql`
      UPDATE ordering.return_pieces p
         SET judged = j.judged, judged_at = ${fresh[0]!.judgedAt}, judged_by = ${nameOfActor(this.actor.get())}
        FROM unnest(${ids}::uuid[], ${judgements}::text[]) AS j (id, judged) WHERE p.id = j.id`);
  }

  private async updateSearch(id: string): Promise<void> {
    await this.database.query(sql`
      UPDATE ordering.returns r
         SET search = lower(concat_ws(' ', 'R-' || r.number, r.code, r.tracking_number, 'HB-' || o.number, o.shopper_name))
        FROM ordering.orders o WHERE r.id = ${id} AND o.id = r.order_id`);
  }

  private async restored(rows: ReturnRow[]): Promise<Return[]> {
    if (rows.length === 0) return [];
    const where = { returnId: In(rows.map(({ id }) => id)) };
    const exchanges = await this.exchanges.findBy(where);
    const pieces = await this.pieces.find({ where, order: { id: 'ASC' } });
    return rows.map((row) =>
      toReturn(
        row,
        pieces.filter(({ returnId }) => returnId === row.id),
        exchanges.find(({ returnId }) => returnId === row.id),
      ),
    );
  }

  private get returns(): Repository<ReturnRow> {
    return this.database.repository(this.rows);
  }

  private get exchanges(): Repository<ExchangeRow> {
    return this.database.repository(this.exchangeRows);
  }

  private get pieces(): Repository<ReturnPieceRow> {
    return this.database.repository(this.pieceRows);
  }
}

function rowOf({ state: { fee, cheapestDelivery, amount, ...same } }: Return) {
  const cheapestDeliveryCents = cheapestDelivery?.cents ?? null;
  return { ...same, feeCents: fee.cents, cheapestDeliveryCents, amountCents: amount.cents };
}

function pieceRowOf({ difference, ...piece }: ReturnPiece, returnId: string) {
  return { ...piece, returnId, differenceCents: difference.cents };
}

function toReturn(row: ReturnRow, pieces: ReturnPieceRow[], exchange: ExchangeRow | undefined): Return {
  const { number, feeCents, cheapestDeliveryCents, amountCents, declaredBy: _, search: __, ...same } = row;
  return Return.restore({
    ...same,
    number: Number(number),
    fee: Money.ofCents(feeCents),
    cheapestDelivery: cheapestDeliveryCents === null ? null : Money.ofCents(cheapestDeliveryCents),
    amount: Money.ofCents(amountCents),
    pieces: pieces.map(toPiece),
    exchange: exchange ? toExchange(exchange) : null,
  });
}

const toPiece = ({ returnId: _, judgedBy: __, differenceCents, ...piece }: ReturnPieceRow): ReturnPiece => ({
  ...piece,
  difference: Money.ofCents(differenceCents),
});

const toExchange = ({ returnId: _, ...exchange }: ExchangeRow): ReturnExchange => exchange;
