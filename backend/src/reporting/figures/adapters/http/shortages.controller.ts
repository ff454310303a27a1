import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import type { StockLevel } from '../../../../inventory/stock-figures';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Clock } from '../../../../shared/time/clock';
import { ShopDays } from '../../../../shared/time/shop-days';
import { ListShortages } from '../../application/list-shortages';
import { type DayRange, listedRange } from '../../domain/report-range';
import { levelView, lowStockView } from './present-dashboard';
import { LowStockQuery, LowStockResponse, SoldOutQuery, SoldOutResponse } from './report-lists.schemas';

type SoldOutList = z.output<typeof SoldOutQuery>;
type LowStockList = z.output<typeof LowStockQuery>;

const usualPageSize = 50;

/** The sizes that the dashboard counts as sold out or as low. */
@Controller('admin/reports')
@ApiTags('admin reports')
@ForAdmins()
export class ShortagesController {
  constructor(
    private readonly shortages: ListShortages,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  @Get('sold-out/get')
  @RequiresPermission('reports.read', 'stock.read')
  @Responds(200, SoldOutResponse)
  async soldOut(@Query({ schema: SoldOutQuery }) { limit = usualPageSize, cursor, ...query }: SoldOutList) {
    const list = { words: query.q, soldOutIn: this.rangeOf(query) };
    const { rows, meta } = await this.shortages.page(list, { limit, cursor });
    return { success: true, data: rows.map(levelView), meta };
  }

  @Get('sold-out/export')
  @RequiresPermission('reports.read', 'stock.read')
  @RespondsCsv()
  async exportSoldOut(@Query({ schema: SoldOutQuery }) query: SoldOutList, @Res() response: Response) {
    const batches = this.shortages.batches({ words: query.q, soldOutIn: this.rangeOf(query) });
    await sendCsv(response, { name: 'sold-out.csv', days: this.days, columns, batches });
  }

  @Get('low-stock/get')
  @RequiresPermission('reports.read', 'stock.read')
  @Responds(200, LowStockResponse)
  async lowStock(@Query({ schema: LowStockQuery }) { limit = usualPageSize, cursor, q }: LowStockList) {
    const list = { words: q, soldOutIn: undefined };
    const { rows, meta } = await this.shortages.page(list, { limit, cursor });
    return { success: true, data: rows.map(lowStockView), meta };
  }

  @Get('low-stock/export')
  @RequiresPermission('reports.read', 'stock.read')
  @RespondsCsv()
  async exportLowStock(@Query({ schema: LowStockQuery }) { q }: LowStockList, @Res() response: Response) {
    const batches = this.shortages.batches({ words: q, soldOutIn: undefined });
    await sendCsv(response, { name: 'low-stock.csv', days: this.days, columns: lowStockColumns, batches });
  }

  private rangeOf({ from, to }: Pick<SoldOutList, 'from' | 'to'>): DayRange {
    return listedRange(from, to, this.days.dayOf(this.clock.now()));
  }
}

const columns: CsvColumn<StockLevel>[] = [
  { name: 'Product ID', value: ({ productId }) => productId },
  { name: 'Variant ID', value: ({ variantId }) => variantId },
  { name: 'Title', value: ({ title }) => title },
  { name: 'Size', value: ({ size }) => size },
  { name: 'Colour', value: ({ colour }) => colour },
  { name: 'Sold', value: ({ units }) => units },
  { name: 'Stock', value: ({ stock }) => stock },
];

const lowStockColumns: CsvColumn<StockLevel>[] = [
  ...columns,
  { name: 'Days left', value: (level) => lowStockView(level).daysLeft },
];
