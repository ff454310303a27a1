import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../platform/csv/csv';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { actorNamed } from '../../../shared/actor';
import { ShopDays } from '../../../shared/time/shop-days';
import { type LedgerEntry, type LedgerList, StockLedger } from '../../application/stock-ledger';
import { OrderNumbers } from '../../order-numbers';
import {
  firstCauseOf,
  StockLedgerQuery,
  StockMovementsResponse,
  type StockMovementView,
} from './stock-ledger.schemas';

type LedgerQuery = z.output<typeof StockLedgerQuery>;

interface NumberedEntry extends LedgerEntry {
  orderNumber: string | null;
}

const usualPageSize = 50;

/** Each movement of a variant's stock. */
@Controller('admin/stock')
@ApiTags('admin products')
@ForAdmins()
export class StockLedgerController {
  constructor(
    private readonly ledger: StockLedger,
    private readonly orderNumbers: OrderNumbers,
    private readonly days: ShopDays,
  ) {}

  @Get('get')
  @RequiresPermission('stock.read')
  @Responds(200, StockMovementsResponse)
  async list(@Query({ schema: StockLedgerQuery }) { limit = usualPageSize, cursor, ...query }: LedgerQuery) {
    const { entries, meta } = await this.ledger.page(await this.listIn(query), { limit, cursor });
    return { success: true, data: (await this.numbered(entries)).map(toView), meta };
  }

  @Get('export')
  @RequiresPermission('stock.read')
  @RespondsCsv()
  async export(
    @Query({ schema: StockLedgerQuery }) query: LedgerQuery,
    @Res() response: Response,
  ): Promise<void> {
    const batches = this.numberedBatches(await this.listIn(query));
    await sendCsv(response, { name: 'stock.csv', days: this.days, columns, batches });
  }

  private async listIn(query: Omit<LedgerQuery, 'limit' | 'cursor'>): Promise<LedgerList> {
    const { q: words, variant, cause, from, to, sort } = query;
    const orderIds = words.length === 0 ? undefined : await this.orderNumbers.idsOf(words);
    return {
      variantId: variant,
      causes: cause,
      orderIds,
      from: this.days.beginOf(from),
      to: this.days.endOf(to),
      sort,
    };
  }

  private async *numberedBatches(list: LedgerList): AsyncGenerator<NumberedEntry[]> {
    for await (const entries of this.ledger.batches(list)) yield this.numbered(entries);
  }

  private async numbered(entries: LedgerEntry[]): Promise<NumberedEntry[]> {
    const orderIds = new Set(entries.flatMap(({ orderId }) => orderId ?? []));
    const numbers = await this.orderNumbers.numbersOf([...orderIds]);
    return entries.map((entry) => ({ ...entry, orderNumber: numbers.get(entry.orderId ?? '') ?? null }));
  }
}

function toView({ id, at, cause, actor, actorName, ...entry }: NumberedEntry): StockMovementView {
  const by = { kind: actorNamed(actor).kind, name: actorName };
  return { _id: id, at: at.toISOString(), cause: firstCauseOf(cause), kind: cause, ...entry, by };
}

const columns: CsvColumn<NumberedEntry>[] = [
  { name: 'Time', value: ({ at }) => at },
  { name: 'Cause', value: ({ cause }) => cause },
  { name: 'Change', value: ({ change }) => change },
  { name: 'Stock', value: ({ stock }) => stock },
  { name: 'Order', value: ({ orderNumber }) => orderNumber },
  { name: 'Order ID', value: ({ orderId }) => orderId },
  { name: 'By', value: ({ actor, actorName }) => actorName ?? actor },
  { name: 'Note', value: ({ note }) => note },
];
