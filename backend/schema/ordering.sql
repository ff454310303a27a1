-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA ordering;

CREATE TABLE ordering.orders (
  id uuid NOT NULL, -- not personal
  shopper_id uuid NOT NULL, -- personal: reference to the shopper
  shopper_name text NOT NULL, -- personal: name of the shopper
  address jsonb, -- personal: recipient, postal address and phone number
  total_cents integer NOT NULL, -- not personal
  status text NOT NULL, -- not personal
  payment_id uuid NOT NULL, -- not personal
  gateway_order_id text, -- not personal
  payer_id text, -- personal: who paid, by the id that PayPal gave them
  reserved_until timestamptz, -- not personal
  idempotency_key text, -- not personal
  placed_at timestamptz NOT NULL, -- not personal
  updated_at timestamptz NOT NULL, -- not personal
  stage text NOT NULL, -- not personal
  cancel_reason text, -- not personal
  number bigint NOT NULL, -- not personal
  shopper_email text NOT NULL, -- personal: e-mail address of the shopper
  search text NOT NULL, -- personal: derived from the name and the e-mail address
  paid_at timestamptz, -- not personal
  refunded_at timestamptz, -- not personal
  page_versions jsonb NOT NULL, -- not personal
  delivery jsonb NOT NULL, -- not personal
  held_for text, -- not personal
  held_since timestamptz, -- not personal
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_held_for_check CHECK (held_for IN ('refunded-elsewhere', 'disputed', 'reversed', 'customer-blocked', 'refund-refused')),
  CONSTRAINT orders_stage_is_known CHECK (stage IN ('awaiting-payment', 'in-review', 'expired', 'closed', 'paid', 'refunded')),
  CONSTRAINT orders_total_cents_check CHECK (total_cents > 0)
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
  id uuid NOT NULL, -- not personal
  order_id uuid NOT NULL, -- not personal
  pieces jsonb NOT NULL, -- not personal
  refund_cents integer NOT NULL, -- not personal
  cancelled_by text NOT NULL, -- personal: reference to who cancelled the pieces
  cancelled_at timestamptz NOT NULL, -- not personal
  refunded_at timestamptz, -- not personal
  delivery_cents integer NOT NULL, -- not personal
  CONSTRAINT cancellations_pkey PRIMARY KEY (id),
  CONSTRAINT cancellations_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id) ON DELETE CASCADE,
  CONSTRAINT cancellations_delivery_cents_check CHECK (delivery_cents >= 0),
  CONSTRAINT cancellations_refund_cents_check CHECK (refund_cents >= 0)
);
CREATE INDEX cancellations_by_refund ON ordering.cancellations (refunded_at) WHERE refunded_at IS NOT NULL;
CREATE INDEX cancellations_of_order ON ordering.cancellations (order_id);

-- not personal
CREATE TABLE ordering.order_counter (
  last bigint NOT NULL
);
CREATE UNIQUE INDEX order_counter_is_one_row ON ordering.order_counter ((true));

CREATE TABLE ordering.order_history (
  id uuid NOT NULL, -- not personal
  order_id uuid NOT NULL, -- not personal
  status text NOT NULL, -- not personal
  changed_by text NOT NULL, -- personal: reference to who changed the order
  changed_at timestamptz NOT NULL, -- not personal
  stage text NOT NULL, -- not personal
  cancel_reason text, -- not personal
  CONSTRAINT order_history_pkey PRIMARY KEY (id),
  CONSTRAINT order_history_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id) ON DELETE CASCADE
);
CREATE INDEX order_history_of_order ON ordering.order_history (order_id, id);

-- not personal
CREATE TABLE ordering.order_lines (
  order_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  product_id uuid NOT NULL,
  title text NOT NULL,
  image text NOT NULL,
  unit_price_cents integer NOT NULL,
  quantity integer NOT NULL,
  "position" integer NOT NULL,
  size text,
  colour text,
  sku text,
  delivery_share_cents integer NOT NULL,
  in_parcels integer NOT NULL DEFAULT 0, -- not personal
  cancelled integer NOT NULL DEFAULT 0, -- not personal
  CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, variant_id),
  CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id) ON DELETE CASCADE,
  CONSTRAINT no_more_sent_and_cancelled_than_ordered CHECK (in_parcels >= 0 AND cancelled >= 0 AND (in_parcels + cancelled) <= quantity),
  CONSTRAINT order_lines_quantity_check CHECK (quantity > 0),
  CONSTRAINT order_lines_unit_price_cents_check CHECK (unit_price_cents > 0),
  CONSTRAINT shares_are_never_negative CHECK (delivery_share_cents >= 0)
);
CREATE INDEX order_lines_of_product ON ordering.order_lines (product_id, order_id);

CREATE TABLE ordering.parcels (
  id uuid NOT NULL, -- not personal
  order_id uuid NOT NULL, -- not personal
  number integer NOT NULL, -- not personal
  status text NOT NULL, -- not personal
  carrier text, -- not personal
  tracking_number text, -- personal: number under which the carrier tells where a parcel is
  tracking_address text, -- not personal
  packed_at timestamptz NOT NULL, -- not personal
  sent_at timestamptz, -- not personal
  delivered_at timestamptz, -- not personal
  lost_at timestamptz, -- not personal
  CONSTRAINT parcels_pkey PRIMARY KEY (id),
  CONSTRAINT parcels_order_id_number_key UNIQUE (order_id, number),
  CONSTRAINT parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id) ON DELETE CASCADE,
  CONSTRAINT parcels_check CHECK ((status IN ('packed', 'unpacked')) = (sent_at IS NULL)),
  CONSTRAINT parcels_check1 CHECK (status <> 'delivered' OR delivered_at IS NOT NULL),
  CONSTRAINT parcels_check2 CHECK ((status = 'lost') = (lost_at IS NOT NULL)),
  CONSTRAINT parcels_number_check CHECK (number > 0),
  CONSTRAINT parcels_status_check CHECK (status IN ('packed', 'sent', 'delivered', 'lost', 'unpacked')),
  CONSTRAINT parcels_tracking_address_check CHECK (tracking_address ~~ 'https://%{number}%'),
  CONSTRAINT parcels_tracking_number_check CHECK (tracking_number ~ '^[A-Za-z0-9-]{1,60}$')
);

CREATE TABLE ordering.parcel_history (
  id uuid NOT NULL, -- not personal
  parcel_id uuid NOT NULL, -- not personal
  status text NOT NULL, -- not personal
  changed_by text NOT NULL, -- personal: reference to who changed the parcel
  changed_at timestamptz NOT NULL, -- not personal
  CONSTRAINT parcel_history_pkey PRIMARY KEY (id),
  CONSTRAINT parcel_history_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES ordering.parcels(id) ON DELETE CASCADE
);
CREATE INDEX parcel_history_of_parcel ON ordering.parcel_history (parcel_id, id);

-- not personal
CREATE TABLE ordering.parcel_pieces (
  parcel_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT parcel_pieces_pkey PRIMARY KEY (parcel_id, variant_id),
  CONSTRAINT parcel_pieces_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES ordering.parcels(id) ON DELETE CASCADE,
  CONSTRAINT parcel_pieces_quantity_check CHECK (quantity > 0)
);

CREATE TABLE ordering.staff_notes (
  id uuid NOT NULL, -- not personal
  order_id uuid NOT NULL, -- not personal
  note text NOT NULL, -- personal: what an admin wrote about the order, and so perhaps about the shopper
  written_by text NOT NULL, -- personal: reference to the admin
  written_at timestamptz NOT NULL, -- not personal
  CONSTRAINT staff_notes_pkey PRIMARY KEY (id),
  CONSTRAINT staff_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id) ON DELETE CASCADE
);
CREATE INDEX staff_notes_of_order ON ordering.staff_notes (order_id, id);

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
  FROM ordering.order_lines l WHERE l.order_id = of_order $$;

CREATE TRIGGER count_cancelled_pieces AFTER INSERT ON ordering.cancellations FOR EACH ROW EXECUTE FUNCTION ordering.count_cancelled_pieces();
CREATE TRIGGER pieces_never_change BEFORE UPDATE ON ordering.cancellations FOR EACH ROW WHEN (new.order_id IS DISTINCT FROM old.order_id OR new.pieces IS DISTINCT FROM old.pieces OR new.refund_cents IS DISTINCT FROM old.refund_cents) EXECUTE FUNCTION ordering.refuse_change_of_parcel();
CREATE CONSTRAINT TRIGGER check_total_with_changed_line AFTER UPDATE ON ordering.order_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.unit_price_cents IS DISTINCT FROM new.unit_price_cents OR old.quantity IS DISTINCT FROM new.quantity OR old.delivery_share_cents IS DISTINCT FROM new.delivery_share_cents) EXECUTE FUNCTION ordering.check_total();
CREATE CONSTRAINT TRIGGER check_total_with_line AFTER INSERT OR DELETE ON ordering.order_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ordering.check_total();
CREATE CONSTRAINT TRIGGER check_total_of_changed AFTER UPDATE ON ordering.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.total_cents <> new.total_cents) EXECUTE FUNCTION ordering.check_total();
CREATE CONSTRAINT TRIGGER check_total_of_new AFTER INSERT ON ordering.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ordering.check_total();
CREATE TRIGGER count_packed_pieces AFTER INSERT ON ordering.parcel_pieces FOR EACH ROW EXECUTE FUNCTION ordering.count_packed_pieces();
CREATE TRIGGER pieces_never_change BEFORE UPDATE ON ordering.parcel_pieces FOR EACH ROW EXECUTE FUNCTION ordering.refuse_change_of_parcel();
CREATE TRIGGER ended_parcels_stay BEFORE UPDATE ON ordering.parcels FOR EACH ROW WHEN ((old.status IN ('lost', 'unpacked')) AND new.status <> old.status) EXECUTE FUNCTION ordering.refuse_change_of_parcel();
CREATE TRIGGER return_pieces AFTER UPDATE ON ordering.parcels FOR EACH ROW WHEN ((new.status IN ('lost', 'unpacked')) AND (old.status NOT IN ('lost', 'unpacked'))) EXECUTE FUNCTION ordering.return_pieces();
