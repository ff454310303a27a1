import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pieces of paid orders that are not sent any more. Each line counts them beside its pieces in parcels, so that one check keeps
 * both within what was ordered.
 */
export class OrderingCancellations1795132800701 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not valid: no piece is cancelled yet, so no row has to be read while the table is locked.
    await runner.query(`
      ALTER TABLE ordering.order_lines
        ADD COLUMN cancelled integer NOT NULL DEFAULT 0,
        DROP CONSTRAINT no_more_in_parcels_than_ordered,
        ADD CONSTRAINT no_more_sent_and_cancelled_than_ordered
          CHECK (in_parcels >= 0 AND cancelled >= 0 AND in_parcels + cancelled <= quantity) NOT VALID`);
    await runner.query(`
      CREATE TABLE ordering.cancellations (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
        pieces jsonb NOT NULL,
        refund_cents integer NOT NULL CHECK (refund_cents >= 0),
        cancelled_by text NOT NULL,
        cancelled_at timestamptz NOT NULL,
        refunded_at timestamptz
      )`);
    await runner.query(`CREATE INDEX cancellations_of_order ON ordering.cancellations (order_id)`);
    await runner.query(`
      CREATE INDEX cancellations_by_refund ON ordering.cancellations (refunded_at) WHERE refunded_at IS NOT NULL`);
    await this.countPieces(runner);
    await this.commentOnPersonalData(runner);
  }

  private async countPieces(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION ordering.count_cancelled_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE counted integer;
      BEGIN
        UPDATE ordering.order_lines l SET cancelled = l.cancelled + c.quantity
          FROM jsonb_to_recordset(NEW.pieces) AS c ("variantId" uuid, quantity integer)
         WHERE (l.order_id, l.variant_id) = (NEW.order_id, c."variantId") AND c.quantity > 0;
        GET DIAGNOSTICS counted = ROW_COUNT;
        IF counted <> jsonb_array_length(NEW.pieces) THEN
          RAISE EXCEPTION 'a cancellation has pieces that were not ordered' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER count_cancelled_pieces AFTER INSERT ON ordering.cancellations
        FOR EACH ROW EXECUTE FUNCTION ordering.count_cancelled_pieces()`);
    await runner.query(`
      CREATE TRIGGER pieces_never_change BEFORE UPDATE ON ordering.cancellations
        FOR EACH ROW WHEN ((NEW.order_id, NEW.pieces, NEW.refund_cents) IS DISTINCT FROM (OLD.order_id, OLD.pieces, OLD.refund_cents))
        EXECUTE FUNCTION ordering.refuse_change_of_parcel()`);
  }

  private async commentOnPersonalData(runner: QueryRunner): Promise<void> {
    await runner.query(`COMMENT ON COLUMN ordering.order_lines.cancelled IS 'not personal'`);
    for (const column of ['id', 'order_id', 'pieces', 'refund_cents', 'cancelled_at', 'refunded_at'])
      await runner.query(`COMMENT ON COLUMN ordering.cancellations.${column} IS 'not personal'`);
    await runner.query(
      `COMMENT ON COLUMN ordering.cancellations.cancelled_by IS 'personal: reference to who cancelled the pieces'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
