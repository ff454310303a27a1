import { InMemoryAuditTrail } from '../../../src/audit/adapters/memory/in-memory-audit-trail';
import { InMemorySizeChartRepository } from '../../../src/catalogue/sizes/adapters/memory/in-memory-size-chart.repository';
import { EditSizes } from '../../../src/catalogue/sizes/application/edit-sizes';
import type { SizeChart } from '../../../src/catalogue/sizes/domain/size-chart';
import { FixedActor } from './fixed-actor';
import { FixedClock } from './fixed-clock';
import { InMemoryJobs } from './in-memory-jobs';
import { InMemoryUnitOfWork } from './in-memory-unit-of-work';

/** Builds the use case that changes sizes, without a database. @param variants the number of variants by size */
export function sizesInMemory(chart: SizeChart, variants: ReadonlyMap<string, number>) {
  const charts = new InMemorySizeChartRepository(chart, variants);
  const audit = new InMemoryAuditTrail(new FixedActor());
  const jobs = new InMemoryJobs(new FixedClock());
  return { charts, audit, jobs, editSizes: new EditSizes(charts, audit, jobs, new InMemoryUnitOfWork()) };
}
