import type { UnitOfWork } from '../../shared/unit-of-work';
import type { BuyerFits } from '../buyer-fits';
import type { ReturnedFits } from '../returned-fits';
import type { CountFits } from './count-fits';
import type { FitQueries } from './fit-queries';
import type { ReviewRepository } from './ports';

/** Whatever was declared, cancelled or lapsed: the words of returns become those that the shopper's returns tell now. */
export class TellReturnedFits {
  constructor(
    private readonly returned: ReturnedFits,
    private readonly reviews: ReviewRepository,
    private readonly fits: BuyerFits,
    private readonly queries: FitQueries,
    private readonly count: CountFits,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ returnId }: { returnId: string }): Promise<void> {
    const subject = await this.returned.subjectOf(returnId);
    if (!subject) return;
    for (const productId of subject.productIds)
      await this.unitOfWork.run(() => this.tell(productId, subject.shopperId));
  }

  private async tell(productId: string, shopperId: string): Promise<void> {
    if (!(await this.reviews.lockProduct(productId))) return;
    const words = await this.wordsOf(productId, shopperId);
    const before = (await this.fits.of(productId, shopperId)).filter(({ toldBy }) => toldBy === 'return');
    for (const one of before)
      if (!words.some(({ variantId }) => variantId === one.variantId)) await this.fits.forget(one);
    for (const word of words) {
      const known = before.find(({ variantId }) => variantId === word.variantId);
      await this.fits.tell({ isCounted: false, ...known, ...word, shopperId, toldBy: 'return' });
    }
    await this.count.execute(productId, shopperId);
  }

  /** Only of pieces that come in sizes. */
  private async wordsOf(productId: string, shopperId: string) {
    const words = await this.returned.of(shopperId, productId);
    const sized = await this.queries.sizedOf(words.map(({ variantId }) => variantId));
    return words.filter((word) => sized.some(({ variantId }) => variantId === word.variantId));
  }
}
