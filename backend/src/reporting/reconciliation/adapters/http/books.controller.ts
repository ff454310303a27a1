import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done } from '../../../../platform/http/wire';
import { nameOfActor, theShop } from '../../../../shared/actor';
import { StartReconciliation } from '../../application/run-reconciliation';
import { type ReconciliationCheck, ReconciliationChecks } from '../../application/ports';
import { FailedJobs } from '../../../failed-jobs/application/ports';
import { ReconciliationResponse } from './reconciliation.schemas';

/** A list of the page; `npm run jobs:retry` runs all of them again. */
const listedJobs = 20;

@Controller('admin/books')
@ApiTags('admin reports')
@ForAdmins()
export class BooksController {
  constructor(
    private readonly checks: ReconciliationChecks,
    private readonly failedJobs: FailedJobs,
    private readonly startCheck: StartReconciliation,
  ) {}

  @Get('get')
  @RequiresPermission('finance.read')
  @Responds(200, ReconciliationResponse)
  async get() {
    const [{ last, running }, failedJobs] = await Promise.all([
      this.checks.latest(),
      this.failedJobs.newest(listedJobs),
    ]);
    return { success: true, data: { last: view(last), running: view(running), failedJobs } };
  }

  @Post('check')
  @RequiresPermission('finance.read')
  @Responds(200, Done)
  async check() {
    const begins = await this.startCheck.execute();
    return { success: true, message: begins ? 'The check has begun' : 'A check is running already' };
  }
}

const view = (check: ReconciliationCheck | undefined) => {
  if (!check) return null;
  const { startedBy, ...rest } = check;
  return { ...rest, isNightly: startedBy === nameOfActor(theShop) };
};
