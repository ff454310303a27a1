import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** Guests order without an account; an account can claim such an order. */
export class OrderingGuestOrders1795737600192 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ordering.orders ADD COLUMN is_guest boolean NOT NULL DEFAULT false, ADD COLUMN claimed_by uuid;
      -- Whoever has the token of a link sees one order, until the link is revoked.
      CREATE TABLE ordering.order_links (
        id uuid PRIMARY KEY,
        token_hash text NOT NULL UNIQUE,
        order_id uuid NOT NULL REFERENCES ordering.orders (id),
        created_at timestamptz NOT NULL,
        revoked_at timestamptz
      );
      CREATE INDEX order_links_of_order ON ordering.order_links (order_id);`);
    await markColumns(runner, {
      'ordering.orders': {
        notPersonal: ['is_guest'],
        personal: { claimed_by: 'reference to the user whose account shows the order of a guest' },
      },
      'ordering.order_links': { notPersonal: ['id', 'token_hash', 'order_id', 'created_at', 'revoked_at'] },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
