import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers tell how much of a variant their shopper has ordered with a payment that is under review. */
export class CatalogueHoldsUnderReview1795132800061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE catalogue.reservations ADD COLUMN under_review boolean NOT NULL DEFAULT false`,
    );
    // Once, across contexts.
    await runner.query(`
      UPDATE catalogue.reservations r SET under_review = true
        FROM ordering.orders o WHERE o.id = r.order_id AND o.stage = 'in-review'`);
    await runner.query(`DROP FUNCTION catalogue.offers_for(uuid)`);
    await runner.query(`
      CREATE FUNCTION catalogue.offers_for(shopper uuid) RETURNS TABLE (
        product_id uuid, variant_id uuid, title text, size text, colour text, image text, price_cents integer,
        sale_price_cents integer, selling_price_cents integer, stock integer, "position" integer, under_review integer
      ) LANGUAGE sql STABLE AS $$
        SELECT p.id, v.id, p.title, v.size, v.colour, coalesce(c.image, p.image), v.price_cents, v.sale_price_cents,
               v.selling_price_cents, v.stock + held.quantity, v.position, held.under_review
          FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
          LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(r.quantity), 0)::integer AS quantity,
                   coalesce(sum(r.quantity) FILTER (WHERE r.under_review), 0)::integer AS under_review
              FROM catalogue.reservations r
             WHERE r.shopper_id = shopper AND r.variant_id = v.id AND r.state = 'held') held
         WHERE p.deleted_at IS NULL AND v.on_sale $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
