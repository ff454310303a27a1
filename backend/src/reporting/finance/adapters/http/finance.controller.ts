import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { ShopDays } from '../../../../shared/time/shop-days';
import { ViewFinance } from '../../application/view-finance';
import { FiguresAreComputed } from '../../domain/finance.errors';
import { FinanceQuery, FinanceReportResponse } from './finance.schemas';
import { financeColumns, presentFinance } from './present-finance';

type FinanceQuery = z.output<typeof FinanceQuery>;

@Controller('admin/reports/finance')
@ApiTags('admin reports')
@ForAdmins()
export class FinanceController {
  constructor(
    private readonly viewFinance: ViewFinance,
    private readonly days: ShopDays,
  ) {}

  @Get('get')
  @RequiresPermission('finance.read')
  @Responds(200, FinanceReportResponse)
  async report(@Query({ schema: FinanceQuery }) query: FinanceQuery) {
    return { success: true, data: presentFinance(await this.viewFinance.execute(query)) };
  }

  @Get('export')
  @RequiresPermission('finance.read')
  @RespondsCsv()
  async export(@Query({ schema: FinanceQuery }) query: FinanceQuery, @Res() response: Response) {
    const { total, rows, pendingDays } = presentFinance(await this.viewFinance.execute(query));
    // An accountant would not see in a file that it lacks days.
    if (pendingDays > 0) throw new FiguresAreComputed();
    const batches = (async function* () {
      yield rows;
    })();
    const name = `finance-${total.from}-${total.to}.csv`;
    await sendCsv(response, { name, days: this.days, columns: financeColumns, batches });
  }
}
