import type { AuditTrail } from '../../../audit/audit-trail';
import type { DomainError } from '../../../shared/domain-error';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchProduct } from '../../catalogue.errors';
import { type RefusedVariant, SkuTaken, StockChanged, VariantsRefused } from '../domain/product.errors';
import type { Product, VariantChange } from '../domain/product';
import type { Correction, CorrectionOutcome, Stock } from '../../../inventory/stock';
import type { ProductRepository } from './ports';
import { auditedFields, productEntry, stockEntry } from './product-audit';

/** A row of the table; undefined keeps what there is. */
export interface EditedVariant extends VariantChange {
  /** A correction of what was seen; see `Correction`. */
  stock?: Required<Omit<Correction, 'variantId'>> | undefined;
}

/** Edits variants of many products in a table: all rows are saved or none. */
export class EditVariants {
  constructor(
    private readonly products: ProductRepository,
    private readonly stock: Stock,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @param rows of different variants. @throws VariantsRefused, which names every row that can't be saved */
  execute(rows: readonly EditedVariant[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      const products = await this.products.findOwnersForChange(rows.map(({ id }) => id));
      const before = products.map(auditedFields);
      const invalid = products.flatMap((product) => edit(product, rowOf));
      const correction = await this.correctStock(rows);
      const refused = [
        ...unknownRows(rows, products),
        ...invalid,
        ...(correction.corrected ? [] : refusing(correction.impossible, new StockChanged())),
        ...(await this.save(products, rows)),
      ];
      if (!correction.corrected || refused.length > 0) throw new VariantsRefused(refused);
      await this.audit.record(
        ...products.flatMap((product, place) => [
          productEntry(product, { action: 'edited', before: before[place], after: auditedFields(product) }),
          stockEntry(product, correction.changes),
        ]),
      );
    });
  }

  private async correctStock(rows: readonly EditedVariant[]): Promise<CorrectionOutcome> {
    const corrections = rows.flatMap(({ id, stock }) => (stock ? { variantId: id, ...stock } : []));
    return corrections.length > 0 ? this.stock.correct(corrections) : { corrected: true, changes: [] };
  }

  private async save(products: Product[], rows: readonly EditedVariant[]): Promise<RefusedVariant[]> {
    try {
      await this.products.saveAll(products);
      return [];
    } catch (error) {
      if (!(error instanceof SkuTaken)) throw error;
      const taken = rows.filter(({ sku }) => typeof sku === 'string' && error.skus.includes(sku));
      if (taken.length === 0) throw error;
      return taken.map(({ id, sku }) => ({ variantId: id, error: new SkuTaken(sku!) }));
    }
  }
}

/** Those of products that were deleted, or that never were. */
function unknownRows(rows: readonly EditedVariant[], products: Product[]): RefusedVariant[] {
  const known = new Set(products.flatMap(({ state }) => state.variants.map((variant) => variant.state.id)));
  const unknown = rows.map(({ id }) => id).filter((id) => !known.has(id));
  return refusing(unknown, new NoSuchProduct());
}

function edit(product: Product, rowOf: ReadonlyMap<string, EditedVariant>): RefusedVariant[] {
  try {
    product.editVariants(product.state.variants.flatMap(({ state }) => rowOf.get(state.id) ?? []));
    return [];
  } catch (error) {
    if (error instanceof VariantsRefused) return [...error.rows];
    throw error;
  }
}

const refusing = (variantIds: string[], error: DomainError): RefusedVariant[] =>
  variantIds.map((variantId) => ({ variantId, error }));
