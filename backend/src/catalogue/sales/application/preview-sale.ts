import { Money } from '../../../shared/money';
import type { LowestPrices, TargetedProducts } from '../../shown-products';
import { type LeftOut, outcomeOf, type SaleOutcome, type SaleRule } from '../domain/sale-price';
import type { SaleTarget } from '../domain/sale-target';
import type { NamedSale, SaleCandidate, SaleQueries } from './sale-queries';

interface PreviewSaleInput {
  /** The sale that is edited; null: a new one. */
  saleId: string | null;
  target: SaleTarget;
  rule: SaleRule;
  startsAt: Date;
  endsAt: Date;
  /** The preview goes on behind the product of this id; null: it begins. */
  after: string | null;
}

export interface PreviewedVariant extends SaleCandidate {
  /** Null means that it is left out. */
  reducedCents: number | null;
  lowestCents: number | null;
  leftOut: LeftOut | null;
}

export interface SaleCounts {
  products: number;
  variants: number;
  leftOut: number;
  /** Only the first products of a very large target are counted. */
  isExact: boolean;
}

export interface SalePreview {
  variants: PreviewedVariant[];
  /** The id behind which the next page begins; null on the last one. */
  next: string | null;
  /** Only the first page has these. */
  counts: SaleCounts | null;
  others: NamedSale[];
}

const productsPerPage = 20;
const productsPerCount = 500;
const maxCountedProducts = 20_000;

/** Shows what a sale would do if it started now; it changes nothing. */
export class PreviewSale {
  constructor(
    private readonly targeted: TargetedProducts,
    private readonly queries: SaleQueries,
    private readonly lowestPrices: LowestPrices,
  ) {}

  async execute(input: PreviewSaleInput): Promise<SalePreview> {
    const { target, rule, startsAt, after } = input;
    const ids = await this.targeted.after(target, after, productsPerPage + 1);
    const shown = ids.slice(0, productsPerPage);
    const isFirst = after === null;
    return {
      variants: await this.variantsOf(shown, rule, startsAt),
      next: ids.length > productsPerPage ? shown.at(-1)! : null,
      counts: isFirst ? await this.count(target, rule) : null,
      others: isFirst ? await this.queries.duringPeriod(startsAt, input.endsAt, input.saleId) : [],
    };
  }

  private async variantsOf(productIds: string[], rule: SaleRule, at: Date): Promise<PreviewedVariant[]> {
    const candidates = await this.queries.candidates(productIds);
    const lowest = await this.lowestPrices.atStart(
      candidates.map(({ variantId }) => variantId),
      at,
    );
    return candidates.map((candidate) => {
      const outcome = outcomeOfCandidate(candidate, rule);
      return {
        ...candidate,
        reducedCents: 'salePrice' in outcome ? outcome.salePrice.cents : null,
        lowestCents: lowest.get(candidate.variantId) ?? null,
        leftOut: 'leftOut' in outcome ? outcome.leftOut : null,
      };
    });
  }

  private async count(target: SaleTarget, rule: SaleRule): Promise<SaleCounts> {
    const counts = { products: 0, variants: 0, leftOut: 0, isExact: true };
    let counted = 0;
    let after: string | null = null;
    for (;;) {
      const ids: string[] = await this.targeted.after(target, after, productsPerCount);
      add(counts, await this.queries.candidates(ids), rule);
      counted += ids.length;
      if (ids.length < productsPerCount) return counts;
      if (counted >= maxCountedProducts) return { ...counts, isExact: false };
      after = ids.at(-1)!;
    }
  }
}

const outcomeOfCandidate = (candidate: SaleCandidate, rule: SaleRule): SaleOutcome =>
  outcomeOf(
    {
      price: Money.ofCents(candidate.priceCents),
      salePrice: Money.ofCents(candidate.salePriceCents),
      isInOtherSale: candidate.saleName !== null,
    },
    rule,
  );

function add(counts: SaleCounts, candidates: SaleCandidate[], rule: SaleRule): void {
  const taking = candidates.filter((candidate) => 'salePrice' in outcomeOfCandidate(candidate, rule));
  counts.products += new Set(taking.map(({ productId }) => productId)).size;
  counts.variants += taking.length;
  counts.leftOut += candidates.length - taking.length;
}
