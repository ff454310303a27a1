import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the catalogue offers to a shopper, to be joined by other contexts' reads as well: Postgres puts it into their
 * statements. What an unpaid order of theirs holds is in stock to them; held for nobody in particular is gone.
 */
export class CatalogueOffers1795132800034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalogue.offers_for(shopper uuid) RETURNS TABLE (
        product_id uuid, variant_id uuid, title text, size text, colour text, image text, price_cents integer,
        sale_price_cents integer, selling_price_cents integer, stock integer, "position" integer
      ) LANGUAGE sql STABLE AS $$
        SELECT p.id, v.id, p.title, v.size, v.colour, coalesce(c.image, p.image), v.price_cents, v.sale_price_cents,
               v.selling_price_cents,
               v.stock + (SELECT coalesce(sum(r.quantity), 0)::integer FROM catalogue.reservations r
                           WHERE r.shopper_id = shopper AND r.variant_id = v.id AND r.state = 'held'),
               v.position
          FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
          LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
         WHERE p.deleted_at IS NULL AND v.on_sale $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
