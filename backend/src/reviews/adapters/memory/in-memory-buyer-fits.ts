import { BuyerFits } from '../../buyer-fits';
import { type FitCounts, fitOfAll, type ToldFit } from '../../domain/fit';

type Word = Pick<ToldFit, 'shopperId' | 'variantId' | 'toldBy'>;

const keyOf = ({ shopperId, variantId, toldBy }: Word): string => `${shopperId} ${variantId} ${toldBy}`;

export class InMemoryBuyerFits extends BuyerFits {
  private readonly told = new Map<string, ToldFit>();

  constructor(private readonly productOf: (variantId: string) => string | undefined) {
    super();
  }

  async of(productId: string, shopperId: string): Promise<ToldFit[]> {
    return [...this.told.values()]
      .filter((told) => told.shopperId === shopperId && this.productOf(told.variantId) === productId)
      .sort((one, other) => Number(one.toldAt) - Number(other.toldAt));
  }

  async tell(told: ToldFit): Promise<void> {
    this.told.set(keyOf(told), { ...told });
  }

  async forget(word: Word): Promise<void> {
    this.told.delete(keyOf(word));
  }

  countsOf(variantId: string): FitCounts {
    const counted = [...this.told.values()].filter((told) => told.variantId === variantId && told.isCounted);
    const one = { small: 0, right: 0, large: 0 };
    return fitOfAll(counted.map(({ fit }) => ({ ...one, [fit]: 1 })));
  }
}
