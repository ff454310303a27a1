import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What customers spent is recounted: from the second part on, each part that went back of an order had been subtracted together
 * with the parts before it. Only wrong rows are written.
 */
export class IdentitySumsOfCustomers1795132800760 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE identity.users u SET orders = c.orders, spent_cents = c.cents
        FROM (SELECT user_id, count(*)::integer AS orders,
                     coalesce(sum(spent_cents - partly_refunded_cents) FILTER (WHERE NOT is_refunded), 0) AS cents
                FROM identity.customer_orders WHERE user_id IS NOT NULL GROUP BY user_id) c
       WHERE u.id = c.user_id AND (u.orders, u.spent_cents) IS DISTINCT FROM (c.orders, c.cents)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
