import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { ViewDashboard } from '../../application/view-dashboard';
import { presentDashboard } from './present-dashboard';
import { DashboardResponse, DashboardQuery } from './reports.schemas';

@Controller('admin/reports')
@ApiTags('admin reports')
@ForAdmins()
export class ReportsController {
  constructor(private readonly viewDashboard: ViewDashboard) {}

  @Get('dashboard')
  @RequiresPermission('reports.read')
  @Responds(200, DashboardResponse)
  async dashboard(@Query({ schema: DashboardQuery }) query: z.output<typeof DashboardQuery>) {
    return { success: true, data: presentDashboard(await this.viewDashboard.execute(query)) };
  }
}
