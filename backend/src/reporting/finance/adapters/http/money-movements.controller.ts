import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { OrderNumbers } from '../../../../inventory/order-numbers';
import { type MoneyMovement, MoneyMovements, type MovementList } from '../../../../payments/money-movements';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Clock } from '../../../../shared/time/clock';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { ShopDays } from '../../../../shared/time/shop-days';
import { rangeOf } from '../../domain/finance-range';
import { type MoneyMovementView, MovementsQuery, MovementsResponse } from './money-movements.schemas';
import { major, written } from './present-finance';

type ListQuery = z.output<typeof MovementsQuery>;

const usualPageSize = 50;

/** The rows that gross, refunds and net of the finance report sum up. */
@Controller('admin/reports/money')
@ApiTags('admin reports')
@ForAdmins()
export class MoneyMovementsController {
  constructor(
    private readonly movements: MoneyMovements,
    private readonly orderNumbers: OrderNumbers,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  @Get('get')
  @RequiresPermission('finance.read')
  @Responds(200, MovementsResponse)
  async list(@Query({ schema: MovementsQuery }) { limit = usualPageSize, cursor, ...query }: ListQuery) {
    const { rows, meta } = await this.movements.page(this.listFrom(query), { limit, cursor });
    return { success: true, data: await this.withNumbers(rows), meta };
  }

  @Get('export')
  @RequiresPermission('finance.read')
  @RespondsCsv()
  async export(@Query({ schema: MovementsQuery }) query: ListQuery, @Res() response: Response) {
    const batches = this.numberedBatches(this.listFrom(query));
    await sendCsv(response, { name: 'money.csv', days: this.days, columns, batches });
  }

  /** @throws MalformedRange */
  private listFrom({ from, to, kind, sort }: Omit<ListQuery, 'limit'>): MovementList {
    const today = this.days.dayOf(this.clock.now());
    const range = rangeOf(from || to ? 'custom' : 'this-month', today, from, to);
    const period = { from: this.days.periodOf(range.from).from, to: this.days.periodOf(range.to).to };
    return { period, kinds: kind, sort };
  }

  private async *numberedBatches(list: MovementList): AsyncGenerator<MoneyMovementView[]> {
    for await (const rows of this.movements.batches(list)) yield this.withNumbers(rows);
  }

  private async withNumbers(rows: MoneyMovement[]): Promise<MoneyMovementView[]> {
    const numbers = await this.orderNumbers.numbersOf([...new Set(rows.map(({ orderId }) => orderId))]);
    return rows.map(({ id, cents, at, ...same }) => ({
      ...same,
      movementId: id,
      orderNumber: numbers.get(same.orderId) ?? null,
      amount: major(cents),
      at: at.toISOString(),
    }));
  }
}

const columns: CsvColumn<MoneyMovementView>[] = [
  { name: 'Time', value: ({ at }) => new Date(at) },
  { name: 'Kind', value: ({ kind }) => kind },
  { name: 'Amount', value: ({ amount }) => written(amount) },
  { name: 'Currency', value: () => shopCurrency().code },
  { name: 'Order Number', value: ({ orderNumber }) => orderNumber },
  { name: 'Order ID', value: ({ orderId }) => orderId },
  { name: 'PayPal Reference', value: ({ reference }) => reference },
];
