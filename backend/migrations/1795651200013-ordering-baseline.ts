import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE ordering.orders (
    id uuid PRIMARY KEY,
    shopper_id uuid NOT NULL,
    shopper_name text NOT NULL,
    address jsonb,
    total_cents integer NOT NULL CHECK (total_cents > 0),
    status text NOT NULL,
    payment_id uuid NOT NULL,
    gateway_order_id text,
    payer_id text,
    reserved_until timestamptz,
    idempotency_key text,
    placed_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    stage text NOT NULL,
    cancel_reason text,
    number bigint NOT NULL,
    shopper_email text NOT NULL,
    search text NOT NULL,
    paid_at timestamptz,
    refunded_at timestamptz,
    page_versions jsonb NOT NULL,
    delivery jsonb NOT NULL,
    held_for text CHECK (held_for IN ('refunded-elsewhere', 'disputed', 'reversed', 'customer-blocked', 'refund-refused')),
    held_since timestamptz,
    CONSTRAINT orders_stage_is_known CHECK (stage IN ('awaiting-payment', 'in-review', 'expired', 'closed', 'paid', 'refunded'))
  );
  CREATE INDEX orders_awaiting_payment ON ordering.orders (shopper_id) WHERE stage = 'awaiting-payment';
  CREATE UNIQUE INDEX orders_by_number ON ordering.orders (number);
  CREATE INDEX orders_by_payment ON ordering.orders (paid_at, id) WHERE paid_at IS NOT NULL;
  CREATE INDEX orders_by_refund ON ordering.orders (refunded_at, id) WHERE refunded_at IS NOT NULL;
  CREATE INDEX orders_by_stage ON ordering.orders (stage, placed_at DESC, id DESC);
  CREATE INDEX orders_by_stage_and_total ON ordering.orders (stage, total_cents DESC, id DESC);
  CREATE INDEX orders_by_status ON ordering.orders (status, placed_at DESC, id DESC);
  CREATE INDEX orders_by_total ON ordering.orders (total_cents DESC, id DESC);
  CREATE INDEX orders_by_words ON ordering.orders USING gin (search public.gin_trgm_ops);
  CREATE INDEX orders_in_review ON ordering.orders (placed_at) WHERE stage = 'in-review';
  CREATE INDEX orders_newest_first ON ordering.orders (placed_at DESC, id DESC);
  CREATE INDEX orders_of_shopper ON ordering.orders (shopper_id, placed_at DESC, id DESC);
  CREATE INDEX orders_on_hold ON ordering.orders (placed_at, id) WHERE held_for IS NOT NULL;
  CREATE UNIQUE INDEX orders_once_per_key ON ordering.orders (shopper_id, idempotency_key);
  CREATE INDEX orders_to_send ON ordering.orders (placed_at, id) WHERE stage = 'paid' AND (status IN ('pending', 'confirmed', 'inProcess'));

  CREATE TABLE ordering.cancellations (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
    pieces jsonb NOT NULL,
    refund_cents integer NOT NULL CHECK (refund_cents >= 0),
    cancelled_by text NOT NULL,
    cancelled_at timestamptz NOT NULL,
    refunded_at timestamptz,
    delivery_cents integer NOT NULL CHECK (delivery_cents >= 0)
  );
  CREATE INDEX cancellations_by_refund ON ordering.cancellations (refunded_at) WHERE refunded_at IS NOT NULL;
  CREATE INDEX cancellations_of_order ON ordering.cancellations (order_id);

  -- Whoever places an order locks the row until the commit, so that numbers have no gaps and follow the order of commits.
  CREATE TABLE ordering.order_counter (
    last bigint NOT NULL
  );
  CREATE UNIQUE INDEX order_counter_is_one_row ON ordering.order_counter ((true));

  CREATE TABLE ordering.order_history (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
    status text NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL,
    stage text NOT NULL,
    cancel_reason text
  );
  CREATE INDEX order_history_of_order ON ordering.order_history (order_id, id);

  -- A line keeps its share of what the delivery costs, and counts its pieces that are in parcels or cancelled, so that a check
  -- keeps both within what was ordered.
  CREATE TABLE ordering.order_lines (
    order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
    variant_id uuid NOT NULL,
    product_id uuid NOT NULL,
    title text NOT NULL,
    image text NOT NULL,
    unit_price_cents integer NOT NULL CHECK (unit_price_cents > 0),
    quantity integer NOT NULL CHECK (quantity > 0),
    "position" integer NOT NULL,
    size text,
    colour text,
    sku text,
    delivery_share_cents integer NOT NULL,
    in_parcels integer NOT NULL DEFAULT 0,
    cancelled integer NOT NULL DEFAULT 0,
    PRIMARY KEY (order_id, variant_id),
    CONSTRAINT no_more_sent_and_cancelled_than_ordered CHECK (in_parcels >= 0 AND cancelled >= 0 AND (in_parcels + cancelled) <= quantity),
    CONSTRAINT shares_are_never_negative CHECK (delivery_share_cents >= 0)
  );
  CREATE INDEX order_lines_of_product ON ordering.order_lines (product_id, order_id);

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
    UNIQUE (order_id, number),
    CHECK ((status IN ('packed', 'unpacked')) = (sent_at IS NULL)),
    CHECK (status <> 'delivered' OR delivered_at IS NOT NULL),
    CHECK ((status = 'lost') = (lost_at IS NOT NULL))
  );

  CREATE TABLE ordering.parcel_history (
    id uuid PRIMARY KEY,
    parcel_id uuid NOT NULL REFERENCES ordering.parcels (id) ON DELETE CASCADE,
    status text NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL
  );
  CREATE INDEX parcel_history_of_parcel ON ordering.parcel_history (parcel_id, id);

  CREATE TABLE ordering.parcel_pieces (
    parcel_id uuid NOT NULL REFERENCES ordering.parcels (id) ON DELETE CASCADE,
    variant_id uuid NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (parcel_id, variant_id)
  );

  CREATE TABLE ordering.staff_notes (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
    note text NOT NULL,
    written_by text NOT NULL,
    written_at timestamptz NOT NULL
  );
  CREATE INDEX staff_notes_of_order ON ordering.staff_notes (order_id, id);`;

const marks: Marks = {
  'ordering.orders': {
    personal: {
      shopper_id: 'reference to the shopper',
      shopper_name: 'name of the shopper',
      address: 'recipient, postal address and phone number',
      payer_id: 'who paid, by the id that PayPal gave them',
      shopper_email: 'e-mail address of the shopper',
      search: 'derived from the name and the e-mail address',
    },
    notPersonal: [
      'id',
      'total_cents',
      'status',
      'payment_id',
      'gateway_order_id',
      'reserved_until',
      'idempotency_key',
      'placed_at',
      'updated_at',
      'stage',
      'cancel_reason',
      'number',
      'paid_at',
      'refunded_at',
      'page_versions',
      'delivery',
      'held_for',
      'held_since',
    ],
  },
  'ordering.cancellations': {
    personal: { cancelled_by: 'reference to who cancelled the pieces' },
    notPersonal: [
      'id',
      'order_id',
      'pieces',
      'refund_cents',
      'cancelled_at',
      'refunded_at',
      'delivery_cents',
    ],
  },
  'ordering.order_counter': { isNotPersonal: true },
  'ordering.order_history': {
    personal: { changed_by: 'reference to who changed the order' },
    notPersonal: ['id', 'order_id', 'status', 'changed_at', 'stage', 'cancel_reason'],
  },
  'ordering.order_lines': { isNotPersonal: true, notPersonal: ['in_parcels', 'cancelled'] },
  'ordering.parcels': {
    personal: { tracking_number: 'number under which the carrier tells where a parcel is' },
    notPersonal: [
      'id',
      'order_id',
      'number',
      'status',
      'carrier',
      'tracking_address',
      'packed_at',
      'sent_at',
      'delivered_at',
      'lost_at',
    ],
  },
  'ordering.parcel_history': {
    personal: { changed_by: 'reference to who changed the parcel' },
    notPersonal: ['id', 'parcel_id', 'status', 'changed_at'],
  },
  'ordering.parcel_pieces': { isNotPersonal: true },
  'ordering.staff_notes': {
    personal: {
      note: 'what an admin wrote about the order, and so perhaps about the shopper',
      written_by: 'reference to the admin',
    },
    notPersonal: ['id', 'order_id', 'written_at'],
  },
};

const functions = `
  -- An order costs the sum of its lines: any other total is refused when the transaction ends.
  CREATE FUNCTION ordering.check_total() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE of_order uuid;
  BEGIN
    IF TG_TABLE_NAME = 'orders' THEN of_order := NEW.id;
    ELSIF TG_OP = 'DELETE' THEN of_order := OLD.order_id;
    ELSE of_order := NEW.order_id;
    END IF;
    PERFORM FROM ordering.orders o WHERE o.id = of_order AND o.total_cents <> ordering.sum_of_lines(o.id);
    IF FOUND THEN
      RAISE EXCEPTION 'the total of order % is not the sum of its lines', of_order USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END $$;

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
  END $$;

  CREATE FUNCTION ordering.count_packed_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM ordering.count_pieces(NEW.parcel_id, NEW.variant_id, NEW.quantity);
    RETURN NULL;
  END $$;

  CREATE FUNCTION ordering.count_pieces(parcel uuid, variant uuid, change integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE ordering.order_lines l SET in_parcels = l.in_parcels + change
      FROM ordering.parcels p WHERE p.id = parcel AND (l.order_id, l.variant_id) = (p.order_id, variant);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a parcel has pieces that were not ordered' USING ERRCODE = 'check_violation';
    END IF;
  END $$;

  CREATE FUNCTION ordering.refuse_change_of_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the pieces of a parcel never change, and neither does one that ended' USING ERRCODE = 'check_violation';
  END $$;

  CREATE FUNCTION ordering.return_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM ordering.count_pieces(c.parcel_id, c.variant_id, -c.quantity)
       FROM ordering.parcel_pieces c WHERE c.parcel_id = NEW.id;
    RETURN NULL;
  END $$;

  CREATE FUNCTION ordering.sum_of_lines(of_order uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(l.unit_price_cents::bigint * l.quantity + l.delivery_share_cents), 0)
      FROM ordering.order_lines l WHERE l.order_id = of_order $$;`;

const triggers = `
  CREATE TRIGGER count_cancelled_pieces
    AFTER INSERT ON ordering.cancellations
    FOR EACH ROW
    EXECUTE FUNCTION ordering.count_cancelled_pieces();

  CREATE TRIGGER pieces_never_change
    BEFORE UPDATE ON ordering.cancellations
    FOR EACH ROW WHEN ((NEW.order_id, NEW.pieces, NEW.refund_cents)
      IS DISTINCT FROM (OLD.order_id, OLD.pieces, OLD.refund_cents))
    EXECUTE FUNCTION ordering.refuse_change_of_parcel();

  CREATE CONSTRAINT TRIGGER check_total_with_changed_line
    AFTER UPDATE ON ordering.order_lines DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN ((OLD.unit_price_cents, OLD.quantity, OLD.delivery_share_cents)
      IS DISTINCT FROM (NEW.unit_price_cents, NEW.quantity, NEW.delivery_share_cents))
    EXECUTE FUNCTION ordering.check_total();

  CREATE CONSTRAINT TRIGGER check_total_with_line
    AFTER INSERT OR DELETE ON ordering.order_lines DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW
    EXECUTE FUNCTION ordering.check_total();

  CREATE CONSTRAINT TRIGGER check_total_of_changed
    AFTER UPDATE ON ordering.orders DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (OLD.total_cents <> NEW.total_cents)
    EXECUTE FUNCTION ordering.check_total();

  CREATE CONSTRAINT TRIGGER check_total_of_new
    AFTER INSERT ON ordering.orders DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW
    EXECUTE FUNCTION ordering.check_total();

  CREATE TRIGGER count_packed_pieces
    AFTER INSERT ON ordering.parcel_pieces
    FOR EACH ROW
    EXECUTE FUNCTION ordering.count_packed_pieces();

  CREATE TRIGGER pieces_never_change
    BEFORE UPDATE ON ordering.parcel_pieces
    FOR EACH ROW
    EXECUTE FUNCTION ordering.refuse_change_of_parcel();

  CREATE TRIGGER ended_parcels_stay
    BEFORE UPDATE ON ordering.parcels
    FOR EACH ROW WHEN ((OLD.status IN ('lost', 'unpacked')) AND NEW.status <> OLD.status)
    EXECUTE FUNCTION ordering.refuse_change_of_parcel();

  CREATE TRIGGER return_pieces
    AFTER UPDATE ON ordering.parcels
    FOR EACH ROW WHEN ((NEW.status IN ('lost', 'unpacked')) AND (OLD.status NOT IN ('lost', 'unpacked')))
    EXECUTE FUNCTION ordering.return_pieces();`;

/** Orders, their parcels and cancellations, as of 1.0.0. `backend/schema/ordering.sql` shows them with all later changes. */
export class OrderingBaseline1795651200013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA ordering`);
    await runner.query(tables);
    await markColumns(runner, marks);
    await runner.query(functions);
    await runner.query(triggers);
    await runner.query(`INSERT INTO ordering.order_counter VALUES (10000)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
