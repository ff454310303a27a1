import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { ShopDays } from '../../../../shared/time/shop-days';
import {
  type ReturnRateReport,
  type ReturnRateRow,
  ViewReturnRate,
} from '../../application/view-return-rate';
import { ReturnRateQuery, ReturnRateResponse } from './return-rate.schemas';

type ReturnRateQuery = z.output<typeof ReturnRateQuery>;

const maxRows = 100;

@Controller('admin/reports/return-rate')
@ApiTags('admin reports')
@ForAdmins()
export class ReturnRateController {
  constructor(
    private readonly viewReturnRate: ViewReturnRate,
    private readonly days: ShopDays,
  ) {}

  @Get('get')
  @RequiresPermission('reports.read')
  @Responds(200, ReturnRateResponse)
  async report(@Query({ schema: ReturnRateQuery }) query: ReturnRateQuery) {
    const { rows, ...report } = await this.viewReturnRate.execute(query);
    return { success: true, data: { ...report, count: rows.length, rows: rows.slice(0, maxRows) } };
  }

  @Get('export')
  @RequiresPermission('reports.read')
  @RespondsCsv()
  async export(@Query({ schema: ReturnRateQuery }) query: ReturnRateQuery, @Res() response: Response) {
    const { rows, by, from, to } = await this.viewReturnRate.execute(query);
    const batches = (async function* () {
      yield rows;
    })();
    const name = `returns-by-${by}-${from}-${to}.csv`;
    await sendCsv(response, { name, days: this.days, columns: columnsOf(by), batches });
  }
}

const columnsOf = (by: ReturnRateReport['by']): CsvColumn<ReturnRateRow>[] => [
  ...(by === 'product' ? [{ name: 'Product ID', value: ({ key }: ReturnRateRow) => key }] : []),
  { name: nameOf[by], value: ({ title }) => title },
  { name: 'Sent', value: ({ sent }) => sent },
  { name: 'Returned', value: ({ returned }) => returned },
  { name: 'Rate in Percent', value: ({ rate }) => rate },
];

const nameOf = { product: 'Product', size: 'Size', reason: 'Reason' } as const;
