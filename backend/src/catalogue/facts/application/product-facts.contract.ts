import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { noFacts } from '../domain/product-facts';
import type { Weights } from '../../weights';
import type { ProductRepository } from '../../products/application/ports';
import { aHoodie, aHoodieIn } from '../../products/application/product-repository.contract';

interface World {
  products: ProductRepository;
  weights: Weights;
  unitOfWork: UnitOfWork;
}

export function describeProductFacts(world: () => World): void {
  it('finds the facts of a product as they were saved', async () => {
    const { products, unitOfWork } = world();
    const product = aHoodieIn('S', 'M');
    product.replaceFacts({
      isTextile: true,
      materials: [{ part: 'Shell', fibres: [{ fibre: 'cotton', percent: 100 }] }],
      care: ['wash-30', 'no-iron'],
      origin: 'PT',
      weightGrams: 540,
      model: { heightCm: 128, size: 'M' },
      measures: [{ name: 'Chest', values: [{ size: 'M', millimetres: 425 }] }],
    });
    await unitOfWork.run(() => products.save(product));
    const found = await unitOfWork.run(() => products.findForChange(product.state.id));
    expect(found!.state.facts).toEqual(product.state.facts);
  });

  it('knows the weight of every variant of a product that has one', async () => {
    const { products, unitOfWork, weights } = world();
    const [heavy, unweighed] = [aHoodieIn('S', 'M'), aHoodie()];
    heavy.replaceFacts({ ...noFacts, weightGrams: 620 });
    await unitOfWork.run(() => products.saveAll([heavy, unweighed]));
    const [small, medium] = heavy.state.variants.map(({ state }) => state.id);
    const hoodie = unweighed.state.variants[0].state.id;
    expect(await weights.of([small!, medium!, hoodie, newId()])).toEqual(
      new Map([
        [small, 620],
        [medium, 620],
        [hoodie, null],
      ]),
    );
  });
}
