import { IsNull } from 'typeorm';
import { Money } from '../../../shared/money';
import type { Outbox } from '../../../shared/outbox';
import type { Database } from '../../../platform/postgres/database';
import { ProductRepository } from '../../application/ports';
import { Product } from '../../domain/product';
import { Variant } from '../../domain/variant';
import { ProductRow } from './product.table';
import { VariantRow } from './variant.table';

export class TypeOrmProductRepository extends ProductRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async findForChange(id: string): Promise<Product | undefined> {
    const row = await this.database
      .rows(ProductRow)
      .findOne({ where: { id, deletedAt: IsNull() }, lock: { mode: 'for_no_key_update' } });
    if (!row) return undefined;
    const variants = await this.database.rows(VariantRow).find({
      where: { productId: id },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    return toProduct(row, variants);
  }

  async save(product: Product): Promise<void> {
    const { product: row, variants } = toRows(product);
    await this.database.rows(ProductRow).upsert(row, ['id']);
    await this.database.rows(VariantRow).upsert(variants, ['id']);
    await this.outbox.add(product.releaseEvents());
  }
}

function toProduct(row: ProductRow, variantRows: VariantRow[]): Product {
  const { id, title, description, category, brand, image, version, createdAt, deletedAt } = row;
  const [first, ...others] = variantRows
    .toSorted((one, other) => one.position - other.position)
    .map((variant) =>
      Variant.restore({
        id: variant.id,
        price: Money.ofCents(variant.priceCents),
        salePrice: Money.ofCents(variant.salePriceCents),
      }),
    );
  if (!first) throw new Error(`Product ${id} has no variant`);
  const details = { title, description, category, brand, image };
  return Product.restore({ id, details, variants: [first, ...others], version, createdAt, deletedAt });
}

function toRows(product: Product) {
  const { id, details, variants, version, createdAt, deletedAt } = product.state;
  return {
    product: { id, ...details, version, createdAt, deletedAt },
    variants: variants.map(({ state }, position) => ({
      id: state.id,
      productId: id,
      position,
      priceCents: state.price.cents,
      salePriceCents: state.salePrice.cents,
    })),
  };
}
