import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../platform/http/csv';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { actorNamed } from '../../../shared/actor';
import { type LedgerEntry, type LedgerList, StockLedger } from '../../application/stock-ledger';
import { StockLedgerQuery, StockMovementsAnswer, type StockMovementView } from './stock-ledger.schemas';

type LedgerQuery = z.output<typeof StockLedgerQuery>;

const usualPageSize = 50;

/** Each movement of a variant's stock. */
@Controller('admin/stock')
@ApiTags('admin products')
@ForAdmins()
export class StockLedgerController {
  constructor(private readonly ledger: StockLedger) {}

  @Get('get')
  @Responds(200, StockMovementsAnswer)
  async list(@Query({ schema: StockLedgerQuery }) { limit = usualPageSize, cursor, ...query }: LedgerQuery) {
    const { entries, meta } = await this.ledger.page(listIn(query), { limit, cursor });
    return { success: true, data: entries.map(toView), meta };
  }

  @Get('export')
  @RespondsCsv()
  async export(
    @Query({ schema: StockLedgerQuery }) query: LedgerQuery,
    @Res() response: Response,
  ): Promise<void> {
    const batches = this.ledger.batches(listIn(query));
    await sendCsv(response, { name: 'stock.csv', columns, batches });
  }
}

const listIn = ({ variant, cause, from, to, sort }: Omit<LedgerQuery, 'limit' | 'cursor'>): LedgerList => ({
  variantId: variant,
  causes: cause,
  from,
  to,
  sort,
});

function toView({ id, at, actor, actorName, ...entry }: LedgerEntry): StockMovementView {
  const by = { kind: actorNamed(actor).kind, name: actorName };
  return { _id: id, at: at.toISOString(), ...entry, by };
}

const columns: CsvColumn<LedgerEntry>[] = [
  { name: 'Time', value: ({ at }) => at.toISOString() },
  { name: 'Cause', value: ({ cause }) => cause },
  { name: 'Change', value: ({ change }) => change },
  { name: 'Stock', value: ({ stock }) => stock },
  { name: 'Order ID', value: ({ orderId }) => orderId },
  { name: 'By', value: ({ actor, actorName }) => actorName ?? actor },
];
