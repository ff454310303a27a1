import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Review } from '../domain/review';
import type { ProductRepository } from '../../catalogue/products/application/ports';
import { aHoodie } from '../../catalogue/products/application/product-repository.contract';
import type { ReviewRepository } from './ports';

interface World {
  products: ProductRepository;
  reviews: ReviewRepository;
  unitOfWork: UnitOfWork;
}

const noon = new Date('2026-03-01T12:00:00.123Z');

export function describeReviewRepository(world: () => World): void {
  const onSale = async () => {
    const product = aHoodie();
    await world().unitOfWork.run(() => world().products.save(product));
    return product.state.id;
  };
  const saved = async (review: Review) => {
    await world().unitOfWork.run(() => world().reviews.save(review));
    return review;
  };
  const by = (productId: string, shopperId = newId()) =>
    Review.write({ productId, shopperId, shopperName: 'Sam' }, { value: 4, message: 'Warm.' }, noon);

  it('finds a review as it was saved, by its id and by its author', async () => {
    const productId = await onSale();
    const { state } = await saved(by(productId));
    expect((await world().reviews.find(state.id))!.state).toEqual(state);
    expect((await world().reviews.findOf(productId, state.shopperId))!.state).toEqual(state);
    expect(await world().reviews.findOf(productId, newId())).toBeUndefined();
    expect(await world().reviews.find(newId())).toBeUndefined();
  });

  it('saves a review that is rewritten, hidden and has a reply', async () => {
    const review = await saved(by(await onSale()));
    review.rewrite('Samuel', { value: 1, message: 'Cold.' }, noon);
    review.hide('Rude', noon);
    review.reply('Sorry to hear that.', noon);
    await saved(review);
    expect((await world().reviews.find(review.state.id))!.state).toEqual(review.state);
  });

  it('tells the state of a product that exists', async () => {
    const productId = await onSale();
    const stateOf = (id: string) => world().unitOfWork.run(() => world().reviews.lockProduct(id));
    expect(await stateOf(productId)).toEqual({ isPublished: true });
    expect(await stateOf(newId())).toBeUndefined();
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(productId))!;
      product.delete(noon);
      await world().products.save(product);
    });
    expect(await stateOf(productId)).toBeUndefined();
  });
}
