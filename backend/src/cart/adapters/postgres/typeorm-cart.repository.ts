import sql from 'sql-template-tag';
import { In, Not, type Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { lockOrCreate } from '../../../platform/postgres/locks/lock-or-create';
import { CartRepository } from '../../application/ports';
import { Cart } from '../../domain/cart';
import type { CartLineRow } from './cart-line.table';
import type { CartRow } from './cart.table';

export class TypeOrmCartRepository extends CartRepository {
  constructor(
    private readonly database: Database,
    private readonly carts: Repository<CartRow>,
    private readonly lines: Repository<CartLineRow>,
  ) {
    super();
  }

  async lockOrCreate(shopperId: string): Promise<Cart> {
    const { cappedVariantIds } = await lockOrCreate(this.database.repository(this.carts), { shopperId });
    const rows = await this.database
      .repository(this.lines)
      .find({ where: { shopperId }, order: { position: 'ASC', variantId: 'ASC' } });
    return Cart.restore(
      shopperId,
      rows.map(({ variantId, productId, quantity }) => ({ variantId, productId, quantity })),
      cappedVariantIds,
    );
  }

  async save(cart: Cart): Promise<void> {
    const { shopperId } = cart;
    const rows = toRows(cart);
    const lines = this.database.repository(this.lines);
    await lines.delete({ shopperId, variantId: Not(In(rows.map(({ variantId }) => variantId))) });
    await lines.upsert(rows, ['shopperId', 'variantId']);
    if (cart.hasOtherCapped)
      await this.database
        .repository(this.carts)
        .update(shopperId, { cappedVariantIds: [...cart.cappedVariantIds] });
  }

  async delete(shopperIds: string[]): Promise<void> {
    if (shopperIds.length > 0) await this.database.repository(this.carts).delete(shopperIds);
  }

  async noteAddition(shopperId: string): Promise<void> {
    await this.database.queryPrepared(sql`
      INSERT INTO cart.additions (quarter, shopper_id)
      VALUES (date_bin('15 minutes', now(), timestamptz 'epoch'), ${shopperId}) ON CONFLICT DO NOTHING`);
  }
}

const toRows = ({ shopperId, lines }: Cart): CartLineRow[] =>
  lines.map((line, position) => ({ shopperId, ...line, position }));
