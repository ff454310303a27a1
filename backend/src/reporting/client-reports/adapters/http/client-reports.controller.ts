import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { z } from 'zod';
import { DomainError } from '../../../../shared/domain-error';
import { CallerAddress } from '../../../../platform/http/security/caller-address';
import { Responds } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import { Log } from '../../../../platform/log/log';
import { Metrics } from '../../../../platform/metrics/metrics';
import { ClientReportBody, type ErrorReport, ErrorSource, type VitalsReport } from './client-reports.schemas';
import { PageKinds } from './page-kinds';
import { withoutPersonalData } from './without-personal-data';

class TooManyReports extends DomainError.of(
  'too-often',
  'TOO_MANY_REPORTS',
  'Too many reports. Please try again in a minute.',
  { retryAfterSeconds: 60 },
) {}

/** Browsers report what their users see. */
@Controller('client-reports')
@ApiTags('client reports')
@Public()
export class ClientReportsController {
  /** In this process only: a report must not cost the database anything. */
  private readonly limiter = new RateLimiterMemory({ points: 30, duration: 60 });
  /** The limit is for all addresses together. A broken page makes every browser report the same. */
  private readonly logLines = new RateLimiterMemory({ points: 100, duration: 60 });
  private readonly pages = new PageKinds();

  constructor(
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    for (const source of ErrorSource.options) metrics.clientErrors.inc({ source }, 0);
  }

  /** @throws TooManyReports */
  @Post()
  @Responds(200, Done)
  async report(
    @Body({ schema: ClientReportBody }) report: z.output<typeof ClientReportBody>,
    @CallerAddress() address: string,
  ) {
    await this.limiter.consume(address).catch(() => {
      throw new TooManyReports();
    });
    if (report.kind === 'error') await this.recordError(report);
    else this.recordVitals(report);
    return { success: true, message: 'Thank you' };
  }

  private async recordError({ message, stack, source, name, page, release }: ErrorReport): Promise<void> {
    this.metrics.clientErrors.inc({ source });
    const line = await this.logLines.consume('all').catch(() => undefined);
    if (!line) return;
    const client = {
      source,
      page,
      release,
      name,
      message: withoutPersonalData(message),
      stack: stack && withoutPersonalData(stack),
    };
    this.log.warn({ client }, 'an error in a browser');
  }

  private recordVitals({ page: path, lcpMs, inpMs, cls }: VitalsReport): void {
    const { lcpSeconds, inpSeconds, layoutShift } = this.metrics.webVitals;
    const page = this.pages.of(path);
    if (lcpMs !== undefined) lcpSeconds.observe({ page }, lcpMs / 1_000);
    if (inpMs !== undefined) inpSeconds.observe({ page }, inpMs / 1_000);
    if (cls !== undefined) layoutShift.observe({ page }, cls);
  }
}
