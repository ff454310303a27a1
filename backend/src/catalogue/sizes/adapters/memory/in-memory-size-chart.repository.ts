import { SizeChartRepository } from '../../application/ports';
import type { SizeChart } from '../../domain/size-chart';
import { usualSizeChart } from './usual-size-chart';

export class InMemorySizeChartRepository extends SizeChartRepository {
  /** @param variants the number of variants by size */
  constructor(
    private chart: SizeChart = usualSizeChart,
    private readonly variants: ReadonlyMap<string, number> = new Map(),
  ) {
    super();
  }

  async find(): Promise<SizeChart> {
    return this.chart;
  }

  findForUse(): Promise<SizeChart> {
    return this.find();
  }

  findForChange(): Promise<SizeChart> {
    return this.find();
  }

  async variantsBySize(): Promise<Map<string, number>> {
    return new Map(this.variants);
  }

  async save(chart: SizeChart): Promise<void> {
    this.chart = chart;
  }
}
