import { In, Not } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { CartRepository } from '../../application/ports';
import { Cart } from '../../domain/cart';
import { CartLineRow } from './cart-line.table';

export class TypeOrmCartRepository extends CartRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(shopperId: string): Promise<Cart> {
    const rows = await this.database
      .rows(CartLineRow)
      .find({ where: { shopperId }, order: { position: 'ASC', variantId: 'ASC' } });
    return toCart(shopperId, rows);
  }

  /** The cart's own row is the lock: its lines may not be there yet. */
  async lock(shopperId: string): Promise<void> {
    if (await this.lockRow(shopperId)) return;
    await this.database.query('INSERT INTO cart.carts (shopper_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      shopperId,
    ]);
    await this.lockRow(shopperId);
  }

  async findForChange(shopperId: string): Promise<Cart> {
    await this.lock(shopperId);
    return this.find(shopperId);
  }

  private async lockRow(shopperId: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM cart.carts WHERE shopper_id = $1 FOR UPDATE';
    return (await this.database.query(sql, [shopperId])).length > 0;
  }

  async save(cart: Cart): Promise<void> {
    const { shopperId } = cart;
    const lines = this.database.rows(CartLineRow);
    const kept = cart.lines.map(({ variantId }) => variantId);
    await lines.delete({ shopperId, variantId: Not(In(kept)) });
    await lines.upsert(toRows(cart), ['shopperId', 'variantId']);
  }
}

const toCart = (shopperId: string, rows: CartLineRow[]): Cart =>
  Cart.restore(
    shopperId,
    rows.map(({ variantId, productId, quantity }) => ({ variantId, productId, quantity })),
  );

const toRows = ({ shopperId, lines }: Cart): CartLineRow[] =>
  lines.map((line, position) => ({ shopperId, ...line, position }));
