import type { EditedVariant } from '../../../src/catalogue/products/application/edit-variants';
import { VariantsRefused } from '../../../src/catalogue/products/domain/product.errors';
import type { ImportRow } from '../../../src/catalogue/import/domain/import-row';
import { planImport } from '../../../src/catalogue/import/domain/plan-import';
import type { Product } from '../../../src/catalogue/products/domain/product';
import { cheapestToBuy } from '../../../src/catalogue/products/domain/variant';
import type { Database } from '../../../src/platform/postgres/database';
import { Money } from '../../../src/shared/money';
import type { UnitOfWork } from '../../../src/shared/unit-of-work';
import { catalogueUseCases } from '../catalogue/catalogue-use-cases';
import type { Chance } from '../chance';
import type { Priced, PriceModel } from './price-model';

const sizes = ['S', 'M', 'L', 'XL'] as const;
type Size = (typeof sizes)[number];

const details = {
  description: 'Well made.',
  image: 'https://pictures.test/a.webp',
};

const inMoney = ({ price, sale }: Priced) => ({
  price: Money.ofCents(price),
  salePrice: Money.ofCents(sale),
});

/** An admin who changes prices at random, in each way that the shop has, and what the model expects of it. */
export class PriceEdits {
  private readonly catalogue;
  /** The ids of the products that are not deleted. */
  private readonly ids: string[] = [];
  private added = 0;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly model: PriceModel,
    private readonly chance: Chance,
    /** Where products are put. */
    private readonly shelves = { categories: ['men'], brands: ['zara'] },
  ) {
    this.catalogue = catalogueUseCases(database, unitOfWork);
  }

  async next(): Promise<void> {
    this.model.begin();
    if (this.ids.length < 3 || this.chance.isLucky(0.05)) return this.add();
    if (this.chance.isLucky(0.03)) return this.delete();
    if (this.chance.isLucky(0.05)) return this.letDaysPass();
    const edits = [
      () => this.editInForm(),
      () => this.editInTable(),
      () => this.editPrice(),
      () => this.import(),
      () => this.rollBack(),
    ];
    await this.chance.oneOf(edits)();
  }

  private shelf(): { category: string; brand: string } {
    const { categories, brands } = this.shelves;
    return { category: this.chance.oneOf(categories), brand: this.chance.oneOf(brands) };
  }

  private prices(): Priced {
    const price = this.chance.oneOf([40_00, 50_00, 55_50, 60_00]);
    return { price, sale: this.chance.oneOf([0, 0, 0, 20_00, 30_00, 35_99]) };
  }

  private someSizes(): Size[] {
    const some = sizes.filter(() => this.chance.isLucky(0.6));
    return some.length > 0 ? some : ['M'];
  }

  private async load(): Promise<Product> {
    const [product] = await this.catalogue.products.findAll([this.chance.oneOf(this.ids)]);
    return product!;
  }

  /** Each size has the price that was saved. */
  private async expectPrices(productId: string, prices: ReadonlyMap<Size, Priced>): Promise<void> {
    const [product] = await this.catalogue.products.findAll([productId]);
    for (const [size, priced] of prices)
      this.model.set(product!.variantOf({ size, colour: null })!.state.id, priced);
  }

  private async add(): Promise<void> {
    const prices = new Map(this.someSizes().map((size) => [size, this.prices()]));
    const [first, ...others] = draftsOf(prices);
    const title = `Tee ${(this.added += 1)}`;
    const id = await this.catalogue.addProduct.execute({
      details: { ...details, ...this.shelf(), title },
      colours: [],
      variants: [first!, ...others],
    });
    this.ids.push(id);
    await this.expectPrices(id, prices);
  }

  private async delete(): Promise<void> {
    const [id] = this.ids.splice(this.chance.below(this.ids.length), 1);
    await this.catalogue.deleteProduct.execute(id!);
  }

  /** Sizes that it leaves out are deleted. */
  private async editInForm(): Promise<void> {
    const { id, details: of } = (await this.load()).state;
    const prices = new Map(this.someSizes().map((size) => [size, this.prices()]));
    const [first, ...others] = draftsOf(prices);
    await this.catalogue.editProduct.execute({
      productId: id,
      details: { ...of, ...this.shelf() },
      colours: [],
      variants: [first!, ...others],
      seenVersion: undefined,
    });
    await this.expectPrices(id, prices);
  }

  /** All rows or none: a sale price may be too high for a price that stays. */
  private async editInTable(): Promise<void> {
    const products = new Map(
      (await Promise.all([this.load(), this.load()])).map((product) => [product.state.id, product]),
    );
    const rows = [...products.values()].flatMap(({ state }) =>
      state.variants
        .filter(() => this.chance.isLucky(0.5))
        .map((variant) => this.rowOf(variant.state.id, state.version)),
    );
    const after = rows.map(({ id, price, salePrice }) => {
      const now = this.model.now(id);
      return { id, price: price?.cents ?? now.price, sale: salePrice?.cents ?? now.sale };
    });
    const isRefused = after.some(({ price, sale }) => sale >= price);
    const saved = this.catalogue.editVariants.execute(rows);
    if (isRefused) await expect(saved).rejects.toThrow(VariantsRefused);
    else await saved;
    if (!isRefused) for (const { id, ...prices } of after) this.model.set(id, prices);
  }

  private rowOf(id: string, seenVersion: number): EditedVariant {
    const { price, sale } = this.prices();
    return {
      id,
      seenVersion,
      ...(this.chance.isLucky(0.7) && { price: Money.ofCents(price) }),
      ...(this.chance.isLucky(0.7) && { salePrice: Money.ofCents(this.chance.isLucky(0.1) ? 49_00 : sale) }),
    };
  }

  /** A client without variants: what it was shown changes nothing. */
  private async editPrice(): Promise<void> {
    const { id, details: of, variants } = (await this.load()).state;
    const ids = variants.map(({ state }) => state.id);
    const offers = await this.catalogue.offers.ofVariants(ids);
    const inOrder = offers.toSorted(
      (one, other) => ids.indexOf(one.variantId) - ids.indexOf(other.variantId),
    );
    const stock = offers.reduce((sum, offer) => sum + offer.stock, 0);
    const prices = this.prices();
    await this.catalogue.editFlatProduct.execute({
      productId: id,
      details: of,
      prices: inMoney(prices),
      stock,
      seenStock: stock,
      seenVersion: undefined,
    });
    const shown = cheapestToBuy(inOrder)!;
    const isShown = shown.price.cents === prices.price && shown.salePrice.cents === prices.sale;
    if (!isShown) for (const { variantId } of offers) this.model.set(variantId, prices);
  }

  /** Some sizes of two products and of a new one. */
  private async import(): Promise<void> {
    const known = new Set([this.chance.oneOf(this.ids), this.chance.oneOf(this.ids)]);
    const title = `Tee ${(this.added += 1)}`;
    const files = [
      ...[...known].map((productId) => ({ productId })),
      { ...details, ...this.shelf(), title, state: 'published' as const },
    ].map((means) => ({
      means,
      prices: new Map(this.someSizes().map((size) => [size, this.prices()])),
    }));
    const rows = files.flatMap(({ means, prices }) =>
      [...prices].map(([size, { price, sale }]): Omit<ImportRow, 'row'> => ({
        ...means,
        size,
        priceCents: price,
        salePriceCents: sale,
        stock: 1,
      })),
    );
    const numbered = rows.map((row, place) => ({ ...row, row: place + 2 }));
    const plan = planImport(numbered, await this.catalogue.importableProducts.findMatching(numbered));
    expect(plan.errors).toEqual([]);
    await this.unitOfWork.run(() =>
      this.catalogue.importedProducts.save(plan.products, async () => undefined),
    );
    for (const { means, prices } of files) {
      const id = 'productId' in means ? means.productId : await this.idOf(title);
      await this.expectPrices(id, prices);
    }
  }

  private async idOf(title: string): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'SELECT id FROM catalogue.products WHERE title = $1',
      [title],
    );
    this.ids.push(row!.id);
    return row!.id;
  }

  private async rollBack(): Promise<void> {
    const id = this.chance.oneOf(this.ids);
    const edit = this.unitOfWork.run(async () => {
      const product = (await this.catalogue.products.findForChange(id))!;
      product.reprice(inMoney(this.prices()));
      await this.catalogue.products.save(product);
      throw new Error('The picture is gone');
    });
    await expect(edit).rejects.toThrow('The picture is gone');
  }

  /** Time goes on by making everything older. */
  private async letDaysPass(): Promise<void> {
    const days = 1 + this.chance.below(20);
    this.model.passDays(days);
    await this.database.query(
      `UPDATE catalogue.price_changes SET at = at - $1::integer * interval '24 hours'`,
      [days],
    );
  }
}

const draftsOf = (prices: ReadonlyMap<Size, Priced>) =>
  [...prices].map(([size, priced]) => ({ size, colour: null, sku: null, ...inMoney(priced), stock: 1 }));
