import sql from 'sql-template-tag';
import { In, Not } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { CartRepository } from '../../application/ports';
import { Cart, type CartLine } from '../../domain/cart';
import { CartLineRow } from './cart-line.table';

export class TypeOrmCartRepository extends CartRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(shopperId: string): Promise<Cart> {
    const lines = await this.database.queryPrepared<CartLine>(
      sql`SELECT variant_id AS "variantId", product_id AS "productId", quantity
            FROM cart.cart_lines WHERE shopper_id = ${shopperId} ORDER BY position, variant_id`,
    );
    return Cart.restore(shopperId, lines);
  }

  /** The cart's own row is the lock: its lines may not be there yet. */
  async findForChange(shopperId: string): Promise<Cart> {
    await this.lock(shopperId);
    return this.find(shopperId);
  }

  async lock(shopperId: string): Promise<void> {
    if (await this.lockRow(shopperId)) return;
    await this.database.query(
      sql`INSERT INTO cart.carts (shopper_id) VALUES (${shopperId}) ON CONFLICT DO NOTHING`,
    );
    await this.lockRow(shopperId);
  }

  private async lockRow(shopperId: string): Promise<boolean> {
    const locked = await this.database.queryPrepared(
      sql`SELECT 1 FROM cart.carts WHERE shopper_id = ${shopperId} FOR UPDATE`,
    );
    return locked.length > 0;
  }

  async save(cart: Cart): Promise<void> {
    const { shopperId } = cart;
    const lines = this.database.rows(CartLineRow);
    const kept = cart.lines.map(({ variantId }) => variantId);
    await lines.delete({ shopperId, variantId: Not(In(kept)) });
    await lines.upsert(toRows(cart), ['shopperId', 'variantId']);
  }
}

const toRows = ({ shopperId, lines }: Cart): CartLineRow[] =>
  lines.map((line, position) => ({ shopperId, ...line, position }));
