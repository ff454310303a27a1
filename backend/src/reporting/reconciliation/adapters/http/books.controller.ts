import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import { nameOfActor, theShop } from '../../../../shared/actor';
import { StartBooksCheck } from '../../application/run-reconciliation';
import { type BooksCheck, BooksChecks } from '../../application/ports';
import { FailedJobs } from '../../../failed-jobs/application/ports';
import { BooksResponse } from './reconciliation.schemas';

/** A list of the page; `npm run jobs:retry` runs all of them again. */
const listedJobs = 20;

@Controller('admin/books')
@ApiTags('admin reports')
@ForAdmins()
export class BooksController {
  constructor(
    private readonly checks: BooksChecks,
    private readonly failedJobs: FailedJobs,
    private readonly startCheck: StartBooksCheck,
  ) {}

  @Get('get')
  @Responds(200, BooksResponse)
  async get() {
    const [{ last, running }, failedJobs] = await Promise.all([
      this.checks.latest(),
      this.failedJobs.newest(listedJobs),
    ]);
    return { success: true, data: { last: view(last), running: view(running), failedJobs } };
  }

  @Post('check')
  @Responds(200, Done)
  async check() {
    const begins = await this.startCheck.execute();
    return { success: true, message: begins ? 'The check has begun' : 'A check is running already' };
  }
}

const view = (check: BooksCheck | undefined) => {
  if (!check) return null;
  const { startedBy, ...rest } = check;
  return { ...rest, isNightly: startedBy === nameOfActor(theShop) };
};
