import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Parcels of the pieces of an order. Each line counts its pieces that are in parcels, so that a check keeps the sum of all
 * parcels within what was ordered.
 */
export class OrderingParcels1795132800660 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not valid: no piece is in a parcel yet, so no row has to be read while the table is locked.
    await runner.query(`
      ALTER TABLE ordering.order_lines ADD COLUMN in_parcels integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT no_more_in_parcels_than_ordered CHECK (in_parcels BETWEEN 0 AND quantity) NOT VALID`);
    await runner.query(`
      CREATE TABLE ordering.parcels (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
        number integer NOT NULL CHECK (number > 0),
        status text NOT NULL CHECK (status IN ('packed', 'sent', 'delivered', 'lost', 'unpacked')),
        carrier text,
        tracking_number text CHECK (tracking_number ~ '^[A-Za-z0-9-]{1,60}$'),
        tracking_address text CHECK (tracking_address LIKE 'https://%{number}%'),
        packed_at timestamptz NOT NULL,
        sent_at timestamptz,
        delivered_at timestamptz,
        lost_at timestamptz,
        CHECK ((status IN ('packed', 'unpacked')) = (sent_at IS NULL)),
        CHECK (status <> 'delivered' OR delivered_at IS NOT NULL),
        CHECK ((status = 'lost') = (lost_at IS NOT NULL)),
        UNIQUE (order_id, number)
      )`);
    await runner.query(`
      CREATE TABLE ordering.parcel_pieces (
        parcel_id uuid NOT NULL REFERENCES ordering.parcels (id) ON DELETE CASCADE,
        variant_id uuid NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        PRIMARY KEY (parcel_id, variant_id)
      )`);
    await runner.query(`
      CREATE TABLE ordering.parcel_history (
        id uuid PRIMARY KEY,
        parcel_id uuid NOT NULL REFERENCES ordering.parcels (id) ON DELETE CASCADE,
        status text NOT NULL,
        changed_by text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX parcel_history_of_parcel ON ordering.parcel_history (parcel_id, id)`);
    await this.countPieces(runner);
    await this.commentOnPersonalData(runner);
  }

  private async countPieces(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION ordering.count_pieces(parcel uuid, variant uuid, change integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE ordering.order_lines l SET in_parcels = l.in_parcels + change
          FROM ordering.parcels p WHERE p.id = parcel AND (l.order_id, l.variant_id) = (p.order_id, variant);
        IF NOT FOUND THEN
          RAISE EXCEPTION 'a parcel has pieces that were not ordered' USING ERRCODE = 'check_violation';
        END IF;
      END $$`);
    await runner.query(`
      CREATE FUNCTION ordering.count_packed_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM ordering.count_pieces(NEW.parcel_id, NEW.variant_id, NEW.quantity);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER count_packed_pieces AFTER INSERT ON ordering.parcel_pieces
        FOR EACH ROW EXECUTE FUNCTION ordering.count_packed_pieces()`);
    await runner.query(`
      CREATE FUNCTION ordering.return_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM ordering.count_pieces(c.parcel_id, c.variant_id, -c.quantity)
           FROM ordering.parcel_pieces c WHERE c.parcel_id = NEW.id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER return_pieces AFTER UPDATE ON ordering.parcels
        FOR EACH ROW WHEN (NEW.status IN ('lost', 'unpacked') AND OLD.status NOT IN ('lost', 'unpacked'))
        EXECUTE FUNCTION ordering.return_pieces()`);
    await runner.query(`
      CREATE FUNCTION ordering.refuse_change_of_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the pieces of a parcel never change, and neither does one that ended' USING ERRCODE = 'check_violation';
      END $$`);
    await runner.query(`
      CREATE TRIGGER pieces_never_change BEFORE UPDATE ON ordering.parcel_pieces
        FOR EACH ROW EXECUTE FUNCTION ordering.refuse_change_of_parcel()`);
    await runner.query(`
      CREATE TRIGGER ended_parcels_stay BEFORE UPDATE ON ordering.parcels
        FOR EACH ROW WHEN (OLD.status IN ('lost', 'unpacked') AND NEW.status <> OLD.status)
        EXECUTE FUNCTION ordering.refuse_change_of_parcel()`);
  }

  private async commentOnPersonalData(runner: QueryRunner): Promise<void> {
    await runner.query(`COMMENT ON COLUMN ordering.order_lines.in_parcels IS 'not personal'`);
    await runner.query(`COMMENT ON TABLE ordering.parcel_pieces IS 'not personal'`);
    for (const column of ['id', 'parcel_id', 'status', 'changed_at'])
      await runner.query(`COMMENT ON COLUMN ordering.parcel_history.${column} IS 'not personal'`);
    const times = ['packed_at', 'sent_at', 'delivered_at', 'lost_at'];
    for (const column of ['id', 'order_id', 'number', 'status', 'carrier', 'tracking_address', ...times])
      await runner.query(`COMMENT ON COLUMN ordering.parcels.${column} IS 'not personal'`);
    await runner.query(
      `COMMENT ON COLUMN ordering.parcels.tracking_number IS 'personal: number under which the carrier tells where a parcel is'`,
    );
    await runner.query(
      `COMMENT ON COLUMN ordering.parcel_history.changed_by IS 'personal: reference to who changed the parcel'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
