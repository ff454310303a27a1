/** The prices are in cents. */
export interface Priced {
  price: number;
  /** 0: not on sale. */
  sale: number;
}

type Change = Priced & { moment: number };

/** More than there are edits. */
const momentsOfDay = 1_000_000;

/** The history of prices as the edits alone tell it. */
export class PriceModel {
  private readonly histories = new Map<string, Change[]>();
  private moment = 0;

  /** The next edit begins. */
  begin(): void {
    this.moment += 1;
  }

  passDays(days: number): void {
    this.moment += days * momentsOfDay;
  }

  set(variantId: string, { price, sale }: Priced): void {
    const history = this.histories.get(variantId) ?? [];
    const last = history.at(-1);
    if (last?.price === price && last.sale === sale) return;
    this.histories.set(variantId, [...history, { price, sale, moment: this.moment }]);
  }

  now(variantId: string): Priced {
    return this.histories.get(variantId)!.at(-1)!;
  }

  /** The histories of all variants, oldest first. */
  all(): Map<string, [number, number][]> {
    const entries = [...this.histories];
    return new Map(entries.map(([id, history]) => [id, history.map(({ price, sale }) => [price, sale])]));
  }

  /** The lowest price that somebody saw who looked at each change of the 30 days before the sale, and at their beginning. */
  lowest(variantId: string): number | null {
    const history = this.histories.get(variantId)!;
    const at = (moment: number) => history.findLast((change) => change.moment <= moment);
    const moments = history.map(({ moment }) => moment);
    const regularAt = moments.findLast((moment) => at(moment)!.sale === 0);
    const began = regularAt !== undefined && moments.find((moment) => moment > regularAt);
    if (!began) return null;
    const from = began - 30 * momentsOfDay;
    const seen = [from, ...moments.filter((moment) => moment > from && moment < began)].map(at);
    return Math.min(...seen.flatMap((change) => (change ? change.sale || change.price : [])));
  }
}
