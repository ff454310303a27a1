import type { AuditEntry, AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import { ProductChangedSinceCheck } from '../domain/import.errors';
import { StaleProduct, StockChanged } from '../../products/domain/product.errors';
import { assortmentOf } from '../domain/assortment-of';
import type { PlannedProduct } from '../domain/import-plan';
import { Product } from '../../products/domain/product';
import type { Stock } from '../../../inventory/stock';
import type { ProductRepository } from '../../products/application/ports';
import type { ProductSlugs } from '../../products/application/product-slugs';
import type { SizeChart } from '../../sizes/domain/size-chart';
import type { SizeChartRepository } from '../../sizes/application/ports';
import { publicationOf } from '../../publication/application/publication-audit';
import {
  auditedFields,
  fieldOfVariant,
  productEntry,
  stockEntry,
} from '../../products/application/product-audit';

/** Products in one statement. */
const batchSize = 200;

/** Writes planned products, inside a transaction. */
export class ImportedProducts {
  constructor(
    private readonly products: ProductRepository,
    private readonly slugs: ProductSlugs,
    private readonly charts: SizeChartRepository,
    private readonly stock: Stock,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @param report is called with the number of products that are written. @throws ProductChangedSinceCheck, SkuTaken, GtinTaken, SlugOfOtherProduct, StockChanged */
  async save(plans: readonly PlannedProduct[], report: (done: number) => Promise<void>): Promise<void> {
    const chart = await this.charts.findForUse();
    const known = await this.lockAll(plans);
    const changed: Changed[] = [];
    // Chosen slugs come first, before a new product gets the same one from its title.
    for (const plan of plans) changed.push(await this.change(plan, known, chart));
    for (let from = 0; from < plans.length; from += batchSize) {
      const batch = changed.slice(from, from + batchSize);
      await this.saveBatch(batch);
      await report(from + batch.length);
    }
  }

  /** All of them in one order before the first change. */
  private async lockAll(plans: readonly PlannedProduct[]): Promise<Map<string, Product>> {
    const ids = plans.flatMap(({ variants }) => variants.flatMap(({ id }) => id ?? []));
    const locked = await this.products.findOwnersForChange(ids);
    return new Map(locked.map((product) => [product.state.id, product]));
  }

  private async saveBatch(changed: readonly Changed[]) {
    await this.products.saveAll(changed.map(({ product }) => product));
    await this.count(changed);
    await this.audit.record(...changed.map(({ entry }) => entry));
  }

  private async change(
    plan: PlannedProduct,
    known: ReadonlyMap<string, Product>,
    chart: SizeChart,
  ): Promise<Changed> {
    const now = this.clock.now();
    if (plan.productId === undefined) {
      const product = Product.create(plan.details, assortmentOf(plan), now, chart);
      product.replaceFacts(plan.facts);
      const { after: slug } = await this.chooseSlug(product, plan);
      const { state } = publish(product, plan, now);
      const after = { ...auditedFields(product), ...slug, state, ...initialStock(plan) };
      const entry = productEntry(product, { action: 'added', after });
      return { plan, product, entry };
    }
    const product = known.get(plan.productId);
    if (!product) throw new ProductChangedSinceCheck(plan.row, plan.details.title);
    const before = auditedFields(product);
    edit(product, plan);
    product.replaceFacts(plan.facts);
    const slug = await this.chooseSlug(product, plan);
    const was = publicationOf(product);
    const is = publish(product, plan, now);
    const entry = productEntry(product, {
      action: 'edited',
      before: { ...before, ...slug.before, ...was },
      after: { ...auditedFields(product), ...slug.after, ...is },
    });
    return { plan, product, entry };
  }

  /** @returns what the audit trail says of it. @throws SlugOfOtherProduct */
  private async chooseSlug({ state: { id } }: Product, { slug }: PlannedProduct) {
    if (slug === undefined) return {};
    const before = { slug: await this.slugs.of(id) };
    await this.slugs.choose(id, slug);
    return { before, after: { slug } };
  }

  /** @throws StockChanged */
  private async count(changed: readonly Changed[]): Promise<void> {
    const counts = changed.flatMap(({ plan, product }) =>
      plan.variants.flatMap(({ id, stock, ...choice }) => {
        const variantId = product.variantOf(choice)!.state.id;
        if (id === undefined) return { isNew: true, variantId, counted: stock?.counted ?? 0, seen: 0 };
        return stock ? { isNew: false, variantId, ...stock } : [];
      }),
    );
    const outcome = await this.stock.correct(counts.filter(({ isNew }) => !isNew));
    if (!outcome.corrected) throw new StockChanged();
    await this.audit.record(...changed.map(({ product }) => stockEntry(product, outcome.changes)));
    await this.stock.setInitial(counts.filter(({ isNew }) => isNew));
  }
}

interface Changed {
  plan: PlannedProduct;
  product: Product;
  entry: AuditEntry;
}

const initialStock = ({ variants }: PlannedProduct) =>
  Object.fromEntries(
    variants.map((variant) => [fieldOfVariant('stock', variant), variant.stock?.counted ?? 0]),
  );

/** @returns what the audit trail says of it */
function publish(product: Product, { state }: PlannedProduct, now: Date) {
  if (state) product.changePublication({ state, publishAt: null }, now);
  return publicationOf(product);
}

/** Variants are never left out, so none is deleted or taken off sale. */
function edit(product: Product, plan: PlannedProduct): void {
  try {
    product.edit(plan.details, assortmentOf(plan), plan.seenVersion);
  } catch (error) {
    if (error instanceof StaleProduct) throw new ProductChangedSinceCheck(plan.row, plan.details.title);
    throw error;
  }
}
