import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { Product, type ProductDetails } from '../domain/product';
import { SkuTaken } from '../domain/product.errors';
import { UnknownBrand, UnknownCategory } from '../../taxonomy/domain/taxonomy.errors';
import type { VariantDraft } from '../domain/variant';
import { archived, draft, published } from '../../publication/domain/publication';
import type { ProductRepository } from './ports';
import { usualSizeChart } from '../../sizes/adapters/memory/usual-size-chart';

interface World {
  products: ProductRepository;
  unitOfWork: UnitOfWork;
}

const hoodie: ProductDetails = {
  title: 'Fleece hoodie',
  description: 'Brushed inside.',
  category: 'kids',
  brand: 'h&m',
  image: '/uploads/hoodie-1200.webp',
};
const inTheSale: VariantDraft = {
  size: null,
  colour: null,
  sku: null,
  price: Money.ofMajor('39.99'),
  salePrice: Money.ofMajor('29.99'),
};
const noon = new Date('2026-03-01T12:00:00Z');
const navy = { name: 'Navy', hex: '#1f2f4d', image: '/uploads/navy-1200.webp' };
const red = { name: 'Red', hex: '#bf3b3b', image: null };

export const aHoodie = (details: Partial<ProductDetails> = {}): Product =>
  Product.create({ ...hoodie, ...details }, { colours: [], variants: [inTheSale] }, noon, usualSizeChart);

/** A hoodie in these sizes of Navy. */
export const aHoodieIn = (first: string, ...others: string[]): Product => {
  const inNavy = (size: string) => ({ ...inTheSale, size, colour: 'Navy' });
  return Product.create(
    hoodie,
    { colours: [navy], variants: [inNavy(first), ...others.map(inNavy)] },
    noon,
    usualSizeChart,
  );
};

export function describeProductRepository(world: () => World): void {
  const saved = async (product: Product) => {
    const { products, unitOfWork } = world();
    await unitOfWork.run(() => products.save(product));
    return product.state.id;
  };
  const found = (id: string) => world().unitOfWork.run(() => world().products.findForChange(id));

  it.each([
    ['brand', UnknownBrand],
    ['category', UnknownCategory],
  ] as const)('refuses a product whose %s does not exist', async (field, Refused) => {
    const stray = Product.create(
      { ...hoodie, [field]: 'none' },
      { colours: [], variants: [inTheSale] },
      noon,
      usualSizeChart,
    );
    await expect(saved(stray)).rejects.toThrow(Refused);
    expect(await found(stray.state.id)).toBeUndefined();
  });

  it('finds a product as it was saved', async () => {
    const dearer = { ...inTheSale, price: Money.ofMajor(41), salePrice: Money.zero };
    const product = Product.create(
      hoodie,
      {
        colours: [red, navy],
        variants: [
          { ...inTheSale, size: 'L', colour: 'Navy', sku: newId() },
          { ...dearer, size: 'S', colour: 'Red', isOnSale: false },
          { ...dearer, size: 'M', colour: 'Navy' },
        ],
      },
      noon,
      usualSizeChart,
    );
    await saved(product);
    expect((await found(product.state.id))!.state).toEqual(product.state);
  });

  it('saves an edit', async () => {
    const id = await saved(aHoodie());
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(id))!;
      const regular = { ...inTheSale, salePrice: Money.zero };
      product.edit({ ...hoodie, title: 'Zip hoodie' }, { colours: [], variants: [regular] }, 1);
      await world().products.save(product);
    });
    const { details, version, variants } = (await found(id))!.state;
    expect([details.title, version]).toEqual(['Zip hoodie', 2]);
    expect(variants[0].state.salePrice).toEqual(Money.zero);
  });

  it('saves variants off sale, new variants and new colours in their order', async () => {
    const id = await saved(aHoodieIn('XS', 'M'));
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(id))!;
      const draft = (size: string, colour: string) => ({ ...inTheSale, size, colour });
      const variants = [draft('XL', 'Red'), draft('M', 'Navy'), draft('S', 'Navy')] as const;
      product.edit(hoodie, { colours: [red, navy], variants }, undefined);
      await world().products.save(product);
    });
    const { colours, variants } = (await found(id))!.state;
    expect(colours).toEqual([red, navy]);
    expect(variants.map(({ state }) => [state.colour, state.size, state.isOnSale])).toEqual([
      ['Red', 'XL', true],
      ['Navy', 'XS', false],
      ['Navy', 'S', true],
      ['Navy', 'M', true],
    ]);
  });

  it('saves further pictures in their order, and deletes those that an edit removes', async () => {
    const pictureOf = (what: string, colour: string | null = null) => ({
      image: `/uploads/${what}-1200.webp`,
      alt: `Detail of the ${what}`,
      colour,
    });
    const [hood, cuff, hem] = [pictureOf('hood', 'Navy'), pictureOf('cuff'), pictureOf('hem')];
    const product = aHoodieIn('S');
    product.replacePictures([hood, cuff, hem]);
    const id = await saved(product);
    expect((await found(id))!.state.pictures).toEqual([hood, cuff, hem]);

    await world().unitOfWork.run(async () => {
      const again = (await world().products.findForChange(id))!;
      again.replacePictures([hem, hood]);
      await world().products.save(again);
    });
    expect((await found(id))!.state.pictures).toEqual([hem, hood]);
  });

  it('deletes a variant that an edit removes', async () => {
    const hoodieInTwo = aHoodieIn('S', 'M');
    const id = await saved(hoodieInTwo);
    const { colours, variants } = hoodieInTwo.state;
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(id))!;
      product.edit(
        hoodie,
        { colours, variants: [variants[1]!.state] },
        undefined,
        new Set([variants[0].state.id]),
      );
      await world().products.save(product);
    });
    expect((await found(id))!.state.variants.map(({ state }) => state.size)).toEqual(['M']);
  });

  it('deletes the previous name of a colour', async () => {
    const id = await saved(aHoodieIn('S'));
    await world().unitOfWork.run(async () => {
      const product = (await world().products.findForChange(id))!;
      const [{ state }] = product.state.variants;
      const midnight = { ...navy, name: 'Midnight' };
      product.edit(hoodie, { colours: [midnight], variants: [{ ...state, colour: 'Midnight' }] }, undefined);
      await world().products.save(product);
    });
    expect((await found(id))!.state.colours.map(({ name }) => name)).toEqual(['Midnight']);
  });

  describe('with SKUs', () => {
    const withSku = (sku: string, otherSku: string | null = null): Product => {
      const variants = [
        { ...inTheSale, size: 'S', sku },
        { ...inTheSale, size: 'M', sku: otherSku },
      ] as const;
      return Product.create(hoodie, { colours: [], variants }, noon, usualSizeChart);
    };

    it('refuses the SKU of another product until that product is deleted', async () => {
      const sku = newId();
      const first = withSku(sku);
      await saved(first);
      await expect(saved(withSku(newId(), sku))).rejects.toThrow(SkuTaken);
      await world().unitOfWork.run(async () => {
        const product = (await world().products.findForChange(first.state.id))!;
        product.delete(noon);
        await world().products.save(product);
      });
      await saved(withSku(sku));
    });

    it('lets two variants swap theirs', async () => {
      const [one, other] = [newId(), newId()];
      const id = await saved(withSku(one, other));
      await world().unitOfWork.run(async () => {
        const product = (await world().products.findForChange(id))!;
        const variants = [
          { ...inTheSale, size: 'S', sku: other },
          { ...inTheSale, size: 'M', sku: one },
        ] as const;
        product.edit(hoodie, { colours: [], variants }, undefined);
        await world().products.save(product);
      });
      expect((await found(id))!.state.variants.map(({ state }) => state.sku)).toEqual([other, one]);
    });
  });

  describe('with several products at once', () => {
    const inTwo = (...skus: [string, string]): Product => {
      const variants = [
        { ...inTheSale, size: 'S', sku: skus[0] },
        { ...inTheSale, size: 'M', sku: skus[1] },
      ] as const;
      return Product.create(hoodie, { colours: [], variants }, noon, usualSizeChart);
    };
    const idsOf = ({ state }: Product) => state.variants.map((variant) => variant.state.id);
    const within = <T>(work: () => Promise<T>) => world().unitOfWork.run(work);
    const ownersOf = (ids: string[]) => within(() => world().products.findOwnersForChange(ids));

    it('finds the owners of variants, and products by their ids, each once, without deleted products', async () => {
      const [one, other, gone] = [aHoodieIn('S', 'M'), aHoodieIn('S'), aHoodieIn('L')];
      gone.delete(noon);
      for (const product of [one, other, gone]) await saved(product);
      const owners = await ownersOf([...idsOf(one), ...idsOf(other), ...idsOf(gone), newId()]);
      const byId = (all: Product[]) => new Map(all.map(({ state }) => [state.id, state]));
      expect(byId(owners)).toEqual(byId([one, other]));
      expect(await ownersOf([])).toEqual([]);
      const ids = [one, other, gone].map(({ state }) => state.id);
      expect(byId(await within(() => world().products.findAllForChange(ids)))).toEqual(byId([one, other]));
    });

    it('saves all, with SKUs that move from one to another', async () => {
      const [a, b, c] = [newId(), newId(), newId()];
      const [one, other] = [inTwo(a, b), inTwo(c, newId())];
      for (const product of [one, other]) await saved(product);
      await world().unitOfWork.run(async () => {
        const owners = await world().products.findOwnersForChange([idsOf(one)[0]!, idsOf(other)[0]!]);
        const skuOf = new Map([
          [idsOf(one)[0], c],
          [idsOf(other)[0], a],
        ]);
        for (const owner of owners) {
          const [id] = idsOf(owner);
          owner.editVariants([{ id: id!, seenVersion: 1, sku: skuOf.get(id)! }]);
        }
        await world().products.saveAll(owners);
      });
      const skusOf = async ({ state }: Product) =>
        (await found(state.id))!.state.variants.map((variant) => variant.state.sku);
      expect(await skusOf(one)).toEqual([c, b]);
      expect((await skusOf(other))[0]).toBe(a);
    });

    it('names each duplicate SKU, and saves none of the products', async () => {
      const [a, b, c] = [newId(), newId(), newId()];
      await saved(inTwo(a, b));
      const [one, other] = [inTwo(a, c), inTwo(c, b)];
      const save = world().unitOfWork.run(() => world().products.saveAll([one, other]));
      const error = await save.catch((refusal: unknown) => refusal as SkuTaken);
      expect(error).toBeInstanceOf(SkuTaken);
      expect([...(error as SkuTaken).skus].sort()).toEqual([a, b, c].sort());
      expect([await found(one.state.id), await found(other.state.id)]).toEqual([undefined, undefined]);
    });
  });

  it.each([
    ['a draft for later', draft(new Date('2126-03-02T12:00:00Z'))],
    ['archived', archived],
    ['published', published],
  ])('finds a product as it was saved: %s', async (_, publication) => {
    const product = aHoodie();
    for (const next of [draft(), publication]) product.changePublication(next, noon);
    await saved(product);
    const { publishedAt } = product.state;
    expect((await found(product.state.id))?.state).toMatchObject({ publication, publishedAt });
  });

  it('tells how long a draft waits, and nothing of other products', async () => {
    const product = aHoodie();
    product.changePublication(draft(new Date('2126-03-02T12:00:00Z')), noon);
    await saved(product);
    const waits = (id: string) => world().unitOfWork.run(() => world().products.msUntilPublication(id));
    expect(await waits(product.state.id)).toBeGreaterThan(0);
    product.changePublication(draft(new Date('2020-03-02T12:00:00Z')), noon);
    await saved(product);
    expect(await waits(product.state.id)).toBeLessThan(0);
    product.changePublication(published, noon);
    await saved(product);
    expect(await waits(product.state.id)).toBeUndefined();
  });

  it('finds neither deleted nor unknown products', async () => {
    const product = aHoodie();
    product.delete(noon);
    await saved(product);
    expect(await found(product.state.id)).toBeUndefined();
    expect(await found(newId())).toBeUndefined();
  });
}
