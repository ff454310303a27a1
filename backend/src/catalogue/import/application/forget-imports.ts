import type { Clock } from '../../../shared/time/clock';
import { job, type Jobs } from '../../../shared/jobs';
import { dayMs, Retention } from '../../../shared/time/retention';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ProductImportRepository } from './ports';

export const forgetImports = job<Record<string, never>>('catalogue:forget-imports', () => 'all', {
  priority: 2,
});

/** Each keeps its whole file. What it changed stays in the audit trail. */
const kept = 90 * dayMs;

export class ForgetImports extends Retention {
  constructor(imports: ProductImportRepository, jobs: Jobs, unitOfWork: UnitOfWork, clock: Clock) {
    const deleteBefore = (time: Date, limit: number) => imports.deleteUploadedBefore(time, limit);
    super(forgetImports, { keptMs: kept, everyMs: dayMs }, deleteBefore, jobs, unitOfWork, clock);
  }
}
