import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { ProductRepository } from '../../catalogue/products/application/ports';
import { aHoodieIn } from '../../catalogue/products/application/product-repository.contract';
import type { BuyerFits } from '../buyer-fits';
import type { FitCounts, ToldFit } from '../domain/fit';

interface World {
  products: ProductRepository;
  fits: BuyerFits;
  unitOfWork: UnitOfWork;
  countsOf(variantId: string): Promise<FitCounts>;
}

const [noon, one] = [new Date('2026-03-01T12:00:00.123Z'), new Date('2026-03-01T13:00:00Z')];

export function describeBuyerFits(world: () => World): void {
  const inTwoSizes = async () => {
    const product = aHoodieIn('S', 'M');
    await world().unitOfWork.run(() => world().products.save(product));
    const [small, medium] = product.state.variants.map(({ state }) => state.id);
    return { productId: product.state.id, small: small!, medium: medium! };
  };
  const tell = async (variantId: string, fields: Partial<ToldFit> = {}) => {
    const told: ToldFit = {
      shopperId: newId(),
      variantId,
      fit: 'right',
      toldBy: 'review',
      toldAt: noon,
      isCounted: true,
      ...fields,
    };
    await world().unitOfWork.run(() => world().fits.tell(told));
    return told;
  };

  it('keeps the words of a buyer about the variants of a product', async () => {
    const { productId, small, medium } = await inTwoSizes();
    const first = await tell(small, { fit: 'small' });
    const second = await tell(medium, { shopperId: first.shopperId, toldBy: 'return', toldAt: one });
    await tell((await inTwoSizes()).small, { shopperId: first.shopperId });
    await tell(small);
    expect(await world().fits.of(productId, first.shopperId)).toEqual([first, second]);
    expect(await world().fits.of(productId, newId())).toEqual([]);
  });

  it('counts the last word of each buyer about a variant, once', async () => {
    const { small } = await inTwoSizes();
    const { shopperId } = await tell(small, { fit: 'small' });
    await tell(small, { fit: 'small' });
    await tell(small, { fit: 'large' });
    await tell(small, { shopperId, fit: 'right', toldAt: one });
    await tell(small, { shopperId, fit: 'right', toldAt: one });
    expect(await world().countsOf(small)).toEqual({ small: 1, right: 1, large: 1 });
  });

  it('keeps a word that is not counted', async () => {
    const { productId, small } = await inTwoSizes();
    const told = await tell(small);
    await tell(small, { ...told, isCounted: false });
    expect(await world().countsOf(small)).toEqual({ small: 0, right: 0, large: 0 });
    expect(await world().fits.of(productId, told.shopperId)).toEqual([{ ...told, isCounted: false }]);
    await tell(small, told);
    expect(await world().countsOf(small)).toEqual({ small: 0, right: 1, large: 0 });
  });

  it('keeps the words of a review and of a return about one variant apart', async () => {
    const { productId, small } = await inTwoSizes();
    const review = await tell(small, { fit: 'right' });
    const { shopperId } = review;
    const returned = await tell(small, { shopperId, fit: 'small', toldBy: 'return', toldAt: one });
    expect(await world().fits.of(productId, shopperId)).toEqual([review, returned]);
    await world().unitOfWork.run(() => world().fits.forget(returned));
    expect(await world().fits.of(productId, shopperId)).toEqual([review]);
    expect(await world().countsOf(small)).toEqual({ small: 0, right: 1, large: 0 });
  });

  it('takes a word back, of a counted one and of another', async () => {
    const { productId, small } = await inTwoSizes();
    const seen = await tell(small, { fit: 'large' });
    const hidden = await tell(small, { isCounted: false });
    for (const told of [seen, hidden, seen]) {
      await world().unitOfWork.run(() => world().fits.forget(told));
      expect(await world().fits.of(productId, told.shopperId)).toEqual([]);
    }
    expect(await world().countsOf(small)).toEqual({ small: 0, right: 0, large: 0 });
  });
}
