import {
  type CountOfLine,
  type LineCount,
  StockTakeLines,
  StockTakeRepository,
} from '../../application/ports';
import type { CountedLine, LineOutcome } from '../../domain/counted-line';
import { type Signature, StockTake, type StockTakeState } from '../../domain/stock-take';

interface Line {
  variantId: string;
  count: LineCount | undefined;
  corrections: number;
  outcome: LineOutcome | undefined;
}

interface CountedCatalogue {
  variantsOf(productIds: string[]): string[];
  /** How often the variant's stock was set. */
  correctionsOf(variantId: string): number;
}

export class InMemoryStockTakes extends StockTakeRepository {
  private readonly states = new Map<string, StockTakeState>();
  readonly lines: InMemoryStockTakeLines;

  constructor(private readonly catalogue: CountedCatalogue) {
    super();
    this.lines = new InMemoryStockTakeLines(catalogue);
  }

  async findForChange(id: string): Promise<StockTake | undefined> {
    const state = this.states.get(id);
    return state && StockTake.restore(state);
  }

  findForCounting(id: string): Promise<StockTake | undefined> {
    return this.findForChange(id);
  }

  async add(stockTake: StockTake, productIds: string[]): Promise<void> {
    await this.save(stockTake);
    this.lines.add(stockTake.state.id, this.catalogue.variantsOf(productIds));
  }

  async save({ state }: StockTake): Promise<void> {
    this.states.set(state.id, { ...state });
  }

  async countVariants(productIds: string[]): Promise<number> {
    return this.catalogue.variantsOf(productIds).length;
  }
}

export class InMemoryStockTakeLines extends StockTakeLines {
  private readonly linesOf = new Map<string, Map<string, Line>>();

  constructor(private readonly catalogue: Pick<CountedCatalogue, 'correctionsOf'>) {
    super();
  }

  add(stockTakeId: string, variantIds: string[]): void {
    const lines = variantIds.map((variantId) => ({
      variantId,
      count: undefined,
      corrections: 0,
      outcome: undefined,
    }));
    this.linesOf.set(stockTakeId, new Map(lines.map((line) => [line.variantId, line])));
  }

  async has(stockTakeId: string, variantId: string): Promise<boolean> {
    return this.linesOf.get(stockTakeId)?.has(variantId) ?? false;
  }

  async count(
    stockTakeId: string,
    variantId: string,
    count: LineCount | null,
  ): Promise<LineCount | undefined> {
    const line = this.linesOf.get(stockTakeId)!.get(variantId)!;
    const earlier = line.count;
    line.count = count ?? undefined;
    line.corrections = this.catalogue.correctionsOf(variantId);
    return earlier;
  }

  async countAll(stockTakeId: string, counts: CountOfLine[], by: Signature): Promise<number> {
    const corrected = await this.correctedSince(
      stockTakeId,
      counts.map(({ variantId }) => variantId),
    );
    const toCount = counts.filter(({ variantId, counted }) => {
      const former = this.linesOf.get(stockTakeId)!.get(variantId)!.count;
      const isOutdated = former?.counted !== former?.expected && corrected.has(variantId);
      return former?.counted !== counted || isOutdated;
    });
    for (const { variantId, counted, expected } of toCount)
      await this.count(stockTakeId, variantId, { counted, expected, by });
    return toCount.length;
  }

  async isAnyCounted(stockTakeId: string): Promise<boolean> {
    return this.all(stockTakeId).some(({ count }) => count !== undefined);
  }

  async nextToBook(stockTakeId: string, limit: number): Promise<CountedLine[]> {
    return this.all(stockTakeId)
      .flatMap(({ variantId, count, outcome }) =>
        count && outcome === undefined ? { variantId, counted: count.counted, expected: count.expected } : [],
      )
      .slice(0, limit);
  }

  async correctedSince(stockTakeId: string, variantIds: string[]): Promise<Set<string>> {
    const corrected = this.all(stockTakeId).filter(
      ({ variantId, corrections }) => this.catalogue.correctionsOf(variantId) > corrections,
    );
    return new Set(corrected.map(({ variantId }) => variantId).filter((id) => variantIds.includes(id)));
  }

  async record(stockTakeId: string, outcomes: ReadonlyMap<string, LineOutcome>): Promise<void> {
    for (const line of this.all(stockTakeId)) line.outcome = outcomes.get(line.variantId) ?? line.outcome;
  }

  private all(stockTakeId: string): Line[] {
    return [...(this.linesOf.get(stockTakeId)?.values() ?? [])];
  }
}
