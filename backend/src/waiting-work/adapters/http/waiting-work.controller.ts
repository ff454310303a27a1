import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Responds } from '../../../platform/http/responses';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { ForAdmins } from '../../../platform/http/session';
import { ViewWaitingWork } from '../../application/view-waiting-work';
import { WaitingWorkResponse } from './waiting-work.schemas';

@Controller('admin/waiting-work')
@ApiTags('admin reports')
@ForAdmins()
export class WaitingWorkController {
  constructor(private readonly viewWaitingWork: ViewWaitingWork) {}

  @Get()
  @RequiresPermission('reports.read', 'orders.read')
  @Responds(200, WaitingWorkResponse)
  async view() {
    const { work, reviewsSince } = await this.viewWaitingWork.execute();
    return { success: true, data: { work, reviewsSince: reviewsSince.toISOString() } };
  }
}
