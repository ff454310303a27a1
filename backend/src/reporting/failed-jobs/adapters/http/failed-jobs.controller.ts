import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { ShopDays } from '../../../../shared/time/shop-days';
import { type FailedJob, FailedJobs } from '../../application/ports';
import { FailedJobsResponse } from '../../../reconciliation/adapters/http/reconciliation.schemas';
import { FailedJobListQuery } from '../../../figures/adapters/http/report-lists.schemas';

type ListQuery = z.output<typeof FailedJobListQuery>;

const usualPageSize = 50;

/** Jobs that failed as often as they may. */
@Controller('admin/reports/failed-jobs')
@ApiTags('admin reports')
@ForAdmins()
export class FailedJobsController {
  constructor(
    private readonly jobs: FailedJobs,
    private readonly days: ShopDays,
  ) {}

  @Get('get')
  @RequiresPermission('reports.read')
  @Responds(200, FailedJobsResponse)
  async list(@Query({ schema: FailedJobListQuery }) { limit = usualPageSize, cursor, sort }: ListQuery) {
    const { rows, meta } = await this.jobs.page({ sort }, { limit, cursor });
    return { success: true, data: rows, meta };
  }

  @Get('export')
  @RequiresPermission('reports.read')
  @RespondsCsv()
  async export(@Query({ schema: FailedJobListQuery }) { sort }: ListQuery, @Res() response: Response) {
    const batches = this.jobs.batches({ sort });
    await sendCsv(response, { name: 'failed-jobs.csv', days: this.days, columns, batches });
  }
}

const columns: CsvColumn<FailedJob>[] = [
  { name: 'Job ID', value: ({ id }) => id },
  { name: 'Name', value: ({ name }) => name },
  { name: 'Failed', value: ({ failedAt }) => new Date(failedAt) },
  { name: 'Error', value: ({ error }) => error },
];
