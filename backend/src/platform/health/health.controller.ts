import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { DomainError } from '../../shared/domain-error';
import { ServerSettings } from '../config/server.settings';
import { Responds } from '../http/responses';
import { OpenRequests } from '../http/limits/open-requests';
import { Public } from '../http/session';
import { responseOf, Done } from '../http/wire';
import { Database } from '../postgres/database';

const Readiness = responseOf(
  z.object({
    oldestDueJobSeconds: z
      .number()
      .optional()
      .meta({ description: 'How long the oldest job that is due has waited' }),
    failedJobs: z
      .number()
      .optional()
      .meta({ description: 'Jobs that failed as often as they may; jobs:retry runs them again' }),
  }),
).meta({ id: 'Readiness' });

class ServerIsStopping extends DomainError.of('unavailable', 'STOPPING', 'The shop is closing') {}

@Controller('health')
@ApiTags('health')
@Public()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly requests: OpenRequests,
    private readonly settings: ServerSettings,
  ) {}

  /** Liveness: the process responds. */
  @Get('live')
  @Responds(200, Done)
  live() {
    return { success: true, message: 'The server is up' };
  }

  /**
   * Readiness: not about to stop, and the database responds. Late and failed jobs are reported only, and in production
   * where a setting says so.
   * @throws ServerIsStopping
   */
  @Get(['', 'ready'])
  @Responds(200, Readiness)
  async ready() {
    if (this.requests.isStopping) throw new ServerIsStopping();
    const data = this.settings.showsJobs ? await this.jobs() : await this.nothingButAnAnswer();
    return { success: true, message: 'The shop is open', data };
  }

  private async jobs() {
    return { oldestDueJobSeconds: await this.oldestDueJob(), failedJobs: await this.failedJobs() };
  }

  private async nothingButAnAnswer(): Promise<object> {
    await this.database.query('SELECT');
    return {};
  }

  private async oldestDueJob(): Promise<number> {
    const [job] = await this.database.query<{ seconds: number }>(
      `SELECT extract(epoch FROM now() - greatest(run_at, created_at))::float8 AS seconds FROM graphile_worker.jobs
        WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now() ORDER BY run_at LIMIT 1`,
    );
    return Math.round(job?.seconds ?? 0);
  }

  /** Without those that are running: they are on their last attempt, or have scheduled a successor. */
  private async failedJobs(): Promise<number> {
    const [failed] = await this.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL`,
    );
    return failed!.count;
  }
}
