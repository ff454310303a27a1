import type { AuditTrail } from '../../../audit/audit-trail';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { SizeChart, SizeScaleDraft } from '../domain/size-chart';
import { scheduleRefresh } from '../../refresh-products';
import type { SizeChartRepository } from './ports';

interface EditSizesInput {
  /** All of them, in display order. */
  scales: readonly SizeScaleDraft[];
  /** The version that the editor read; undefined skips the check. */
  seenVersion: number | undefined;
}

export class EditSizes {
  constructor(
    private readonly charts: SizeChartRepository,
    private readonly audit: AuditTrail,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws SizeInRule and what `SizeChart.edited` throws */
  execute({ scales, seenVersion }: EditSizesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.charts.findForChange();
      const after = before.edited(scales, seenVersion, await this.charts.variantsBySize());
      await this.charts.save(after);
      for (const scale of reordered(before, after)) await scheduleRefresh(this.jobs, { scale });
      await this.audit.record({
        subject: 'setting',
        subjectId: 'sizes',
        label: 'Sizes',
        action: 'edited',
        before: audited(before),
        after: audited(after),
      });
    });
  }
}

/** The scales on which sizes that stay have another order: the lists of their products show it. */
const reordered = (before: SizeChart, after: SizeChart): string[] =>
  before.scales
    .filter(({ sizes }) => {
      const ranks = sizes.filter((size) => after.has(size)).map((size) => after.rankOf(size));
      return ranks.some((rank, place) => place > 0 && rank < ranks[place - 1]!);
    })
    .map(({ id }) => id);

/** The order of the scales, and the sizes of each. */
const audited = ({ scales }: SizeChart) => ({
  scales: scales.map(({ label }) => label).join(', '),
  ...Object.fromEntries(scales.map(({ label, sizes }) => [label, sizes.join(', ')])),
});
