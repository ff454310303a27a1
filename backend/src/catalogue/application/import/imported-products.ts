import type { AuditEntry, AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/clock';
import { ProductChangedSinceCheck, StaleProduct, StockChanged } from '../../domain/catalogue.errors';
import { assortmentOf } from '../../domain/import/assortment-of';
import type { PlannedProduct } from '../../domain/import/import-plan';
import { Product } from '../../domain/product';
import type { Stock } from '../../stock';
import type { ProductRepository } from '../ports';
import { auditedFields, fieldOfVariant, productEntry, stockEntry } from '../product-audit';

/** Products in one statement. */
const batchSize = 200;

/** Writes planned products, inside a transaction. */
export class ImportedProducts {
  constructor(
    private readonly products: ProductRepository,
    private readonly stock: Stock,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @param report is called with the number of products that are written. @throws ProductChangedSinceCheck, SkuTaken, StockChanged */
  async save(plans: readonly PlannedProduct[], report: (done: number) => Promise<void>): Promise<void> {
    const known = await this.lockAll(plans);
    for (let from = 0; from < plans.length; from += batchSize) {
      const batch = plans.slice(from, from + batchSize);
      await this.saveBatch(batch, known);
      await report(from + batch.length);
    }
  }

  /** All of them in one order before the first change. */
  private async lockAll(plans: readonly PlannedProduct[]): Promise<Map<string, Product>> {
    const ids = plans.flatMap(({ variants }) => variants.flatMap(({ id }) => id ?? []));
    const locked = await this.products.findOwnersForChange(ids);
    return new Map(locked.map((product) => [product.state.id, product]));
  }

  private async saveBatch(plans: readonly PlannedProduct[], known: ReadonlyMap<string, Product>) {
    const changed = plans.map((plan) => this.change(plan, known));
    await this.products.saveAll(changed.map(({ product }) => product));
    await this.count(changed);
    await this.audit.record(...changed.map(({ entry }) => entry));
  }

  private change(plan: PlannedProduct, known: ReadonlyMap<string, Product>): Changed {
    if (plan.productId === undefined) {
      const product = Product.create(plan.details, assortmentOf(plan), this.clock.now());
      if (plan.facts) product.replaceFacts(plan.facts);
      const after = { ...auditedFields(product), ...initialStock(plan) };
      const entry = productEntry(product, { action: 'added', after });
      return { plan, product, entry };
    }
    const product = known.get(plan.productId);
    if (!product) throw new ProductChangedSinceCheck(plan.row, plan.details.title);
    const before = auditedFields(product);
    edit(product, plan);
    if (plan.facts) product.replaceFacts(plan.facts);
    const entry = productEntry(product, { action: 'edited', before, after: auditedFields(product) });
    return { plan, product, entry };
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

/** Variants are never left out, so none is deleted or taken off sale. */
function edit(product: Product, plan: PlannedProduct): void {
  try {
    product.edit(plan.details, assortmentOf(plan), plan.seenVersion);
  } catch (error) {
    if (error instanceof StaleProduct) throw new ProductChangedSinceCheck(plan.row, plan.details.title);
    throw error;
  }
}
