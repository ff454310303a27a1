import type { BoughtPieces } from '../bought-pieces';
import type { BuyerFits } from '../buyer-fits';
import type { Fit, ToldFit } from '../domain/fit';
import type { Review } from '../domain/review';
import { NotBought } from '../domain/review.errors';
import type { CountFits } from './count-fits';
import type { FitQueries, SizedVariant } from './fit-queries';

/** A review may say how one of its author's pieces fits. */
export interface FitWord {
  variantId: string;
  fit: Fit;
}

/** The fits that reviews tell. */
export class ReviewFits {
  constructor(
    private readonly fits: BuyerFits,
    private readonly bought: BoughtPieces,
    private readonly queries: FitQueries,
    private readonly count: CountFits,
  ) {}

  /** The pieces whose fit this shopper can tell, the last bought first. */
  async piecesOf(shopperId: string, productId: string): Promise<SizedVariant[]> {
    return this.queries.sizedOf(await this.bought.variantsOf(shopperId, productId));
  }

  async toldIn(productId: string, shopperId: string): Promise<ToldFit | undefined> {
    return (await this.fits.of(productId, shopperId)).find(({ toldBy }) => toldBy === 'review');
  }

  /** Replaces what the review says about the fit; null takes it back. The product must be locked. @throws NotBought */
  async replace({ state: review }: Review, word: FitWord | null): Promise<void> {
    const { shopperId, productId } = review;
    const pieces = word ? await this.piecesOf(shopperId, productId) : [];
    if (word && !pieces.some(({ variantId }) => variantId === word.variantId)) throw new NotBought();
    const before = await this.toldIn(productId, shopperId);
    if (before && before.variantId !== word?.variantId) await this.fits.forget(before);
    if (word) {
      const [toldAt, isCounted] = [
        review.writtenAt,
        before?.variantId === word.variantId && before.isCounted,
      ];
      await this.fits.tell({ ...word, shopperId, toldBy: 'review', toldAt, isCounted });
    }
    await this.count.execute(productId, shopperId);
  }

  /** The fit of a review counts while the review is shown. The product must be locked. */
  follow({ state: { productId, shopperId } }: Review): Promise<void> {
    return this.count.execute(productId, shopperId);
  }
}
