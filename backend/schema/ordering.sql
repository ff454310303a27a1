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
  is_guest boolean NOT NULL DEFAULT false, -- not personal
  claimed_by uuid, -- personal: reference to the user whose account shows the order of a guest
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT only_a_paid_order_costs_nothing CHECK (total_cents > 0 OR total_cents = 0 AND (stage IN ('awaiting-return', 'closed', 'paid', 'refunded'))),
  CONSTRAINT orders_held_for_check CHECK (held_for IN ('refunded-elsewhere', 'disputed', 'reversed', 'customer-blocked', 'refund-refused')),
  CONSTRAINT orders_stage_is_known CHECK (stage IN ('awaiting-payment', 'awaiting-return', 'in-review', 'expired', 'closed', 'paid', 'refunded'))
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
CREATE INDEX orders_claimed ON ordering.orders (claimed_by, placed_at DESC, id DESC) WHERE claimed_by IS NOT NULL;
CREATE INDEX orders_in_review ON ordering.orders (placed_at) WHERE stage = 'in-review';
CREATE INDEX orders_newest_first ON ordering.orders (placed_at DESC, id DESC);
CREATE INDEX orders_of_guests ON ordering.orders (shopper_email, placed_at DESC) WHERE is_guest;
CREATE INDEX orders_of_shopper ON ordering.orders (shopper_id, placed_at DESC, id DESC);
CREATE INDEX orders_on_hold ON ordering.orders (placed_at, id) WHERE held_for IS NOT NULL;
CREATE UNIQUE INDEX orders_once_per_key ON ordering.orders (shopper_id, idempotency_key);
CREATE INDEX orders_to_send ON ordering.orders (placed_at, id) WHERE stage = 'paid' AND (status IN ('pending', 'confirmed', 'inProcess')) AND held_for IS NULL;

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

CREATE TABLE ordering.dispatches (
  id uuid NOT NULL, -- not personal
  phase text NOT NULL, -- not personal
  parcels jsonb NOT NULL, -- not personal: ids of orders
  opened_at timestamptz NOT NULL DEFAULT now(), -- not personal
  CONSTRAINT dispatches_pkey PRIMARY KEY (id),
  CONSTRAINT dispatches_phase_check CHECK (phase IN ('open', 'told', 'undone'))
);
CREATE INDEX dispatches_by_time ON ordering.dispatches (opened_at);

CREATE TABLE ordering.returns (
  id uuid NOT NULL, -- not personal
  number bigint NOT NULL, -- not personal
  code text NOT NULL, -- not personal
  order_id uuid NOT NULL, -- not personal
  kind text NOT NULL, -- not personal
  state text NOT NULL, -- not personal
  declared_at timestamptz NOT NULL, -- not personal
  declared_by text NOT NULL, -- personal: reference to who declared it
  deadline date NOT NULL, -- not personal
  way_paid_by text NOT NULL, -- not personal: the shop or the shopper
  fee_cents integer NOT NULL, -- not personal
  cheapest_delivery_cents integer, -- not personal
  amount_cents integer NOT NULL, -- not personal
  carrier text, -- personal: carrier that the shopper named
  tracking_number text, -- personal: number of the shopper’s parcel
  posted_at timestamptz, -- not personal
  arrived_at timestamptz, -- not personal
  judged_at timestamptz, -- not personal
  settled_at timestamptz, -- not personal
  ended_at timestamptz, -- not personal
  search text NOT NULL, -- personal: derived from the other columns and the shopper’s name
  CONSTRAINT returns_pkey PRIMARY KEY (id),
  CONSTRAINT returns_code_key UNIQUE (code),
  CONSTRAINT returns_number_key UNIQUE (number),
  CONSTRAINT returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id),
  CONSTRAINT returns_amount_cents_check CHECK (amount_cents >= 0),
  CONSTRAINT returns_cheapest_delivery_cents_check CHECK (cheapest_delivery_cents >= 0),
  CONSTRAINT returns_check CHECK ((state = 'settled') = (settled_at IS NOT NULL)),
  CONSTRAINT returns_check1 CHECK ((state IN ('cancelled', 'lapsed')) = (ended_at IS NOT NULL)),
  CONSTRAINT returns_check2 CHECK (state <> 'arrived' OR arrived_at IS NOT NULL),
  CONSTRAINT returns_check3 CHECK (state <> 'settled' OR judged_at IS NOT NULL),
  CONSTRAINT returns_fee_cents_check CHECK (fee_cents >= 0),
  CONSTRAINT returns_kind_check CHECK (kind IN ('return', 'withdrawal', 'claim')),
  CONSTRAINT returns_state_check CHECK (state IN ('declared', 'posted', 'arrived', 'settled', 'cancelled', 'lapsed')),
  CONSTRAINT returns_way_paid_by_check CHECK (way_paid_by IN ('shopper', 'shop'))
);
CREATE INDEX returns_by_state ON ordering.returns (state, declared_at, id);
CREATE INDEX returns_by_time ON ordering.returns (declared_at, id);
CREATE INDEX returns_by_words ON ordering.returns USING gin (search public.gin_trgm_ops);
CREATE INDEX returns_of_order ON ordering.returns (order_id);
CREATE INDEX returns_to_judge ON ordering.returns (declared_at, id) WHERE state = 'arrived' AND judged_at IS NULL;
CREATE INDEX returns_to_settle ON ordering.returns (declared_at, id) WHERE state = 'arrived' AND judged_at IS NOT NULL;
CREATE INDEX withdrawn_returns_by_state ON ordering.returns (state, declared_at, id) WHERE kind = 'withdrawal';

-- not personal
CREATE TABLE ordering.exchanges (
  return_id uuid NOT NULL,
  order_id uuid NOT NULL,
  held_until date NOT NULL,
  released_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT exchanges_pkey PRIMARY KEY (return_id),
  CONSTRAINT exchanges_order_id_key UNIQUE (order_id),
  CONSTRAINT exchanges_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id),
  CONSTRAINT exchanges_return_id_fkey FOREIGN KEY (return_id) REFERENCES ordering.returns(id),
  CONSTRAINT exchanges_check CHECK (released_at IS NULL OR ended_at IS NULL)
);

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
  CONSTRAINT order_lines_unit_price_cents_check CHECK (unit_price_cents >= 0),
  CONSTRAINT shares_are_never_negative CHECK (delivery_share_cents >= 0)
);
CREATE INDEX lines_to_send ON ordering.order_lines (variant_id) WHERE quantity > (in_parcels + cancelled);
CREATE INDEX order_lines_of_product ON ordering.order_lines (product_id, order_id);

-- not personal
CREATE TABLE ordering.line_components (
  order_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  "position" integer NOT NULL,
  kind text NOT NULL,
  part text NOT NULL,
  source text NOT NULL,
  label text NOT NULL,
  rate double precision,
  cents integer NOT NULL,
  CONSTRAINT line_components_pkey PRIMARY KEY (order_id, variant_id, "position"),
  CONSTRAINT line_components_order_id_variant_id_fkey FOREIGN KEY (order_id, variant_id) REFERENCES ordering.order_lines(order_id, variant_id) ON DELETE CASCADE,
  CONSTRAINT line_components_cents_check CHECK (cents > 0),
  CONSTRAINT line_components_kind_check CHECK (kind IN ('discount', 'tax')),
  CONSTRAINT line_components_part_check CHECK (part IN ('goods', 'delivery')),
  CONSTRAINT line_components_position_check CHECK ("position" >= 0),
  CONSTRAINT line_components_rate_check CHECK (rate > 0::double precision)
);

-- not personal
CREATE TABLE ordering.order_counter (
  last bigint NOT NULL,
  currency text NOT NULL DEFAULT 'USD',
  CONSTRAINT order_counter_currency_check CHECK (currency ~ '^[A-Z]{3}$')
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

CREATE TABLE ordering.order_links (
  id uuid NOT NULL, -- not personal
  token_hash text NOT NULL, -- not personal
  order_id uuid NOT NULL, -- not personal
  created_at timestamptz NOT NULL, -- not personal
  revoked_at timestamptz, -- not personal
  CONSTRAINT order_links_pkey PRIMARY KEY (id),
  CONSTRAINT order_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT order_links_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id)
);
CREATE INDEX order_links_of_order ON ordering.order_links (order_id);

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
  delivery_assumed boolean NOT NULL DEFAULT false, -- not personal
  is_untold boolean NOT NULL DEFAULT false, -- not personal
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
CREATE INDEX parcels_by_sending ON ordering.parcels (sent_at) INCLUDE (order_id) WHERE status IN ('sent', 'delivered');
CREATE INDEX parcels_on_their_way ON ordering.parcels (sent_at, id) WHERE status = 'sent';
CREATE INDEX parcels_packed_or_lost ON ordering.parcels (status, id) WHERE status IN ('packed', 'lost');
CREATE INDEX parcels_untracked ON ordering.parcels (order_id) WHERE status = 'sent' AND tracking_number IS NULL;

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
CREATE INDEX parcels_of_variant ON ordering.parcel_pieces (variant_id, parcel_id) INCLUDE (quantity);

CREATE TABLE ordering.refunds (
  id uuid NOT NULL, -- not personal
  order_id uuid NOT NULL, -- not personal
  reason text NOT NULL, -- not personal
  pieces jsonb NOT NULL, -- not personal
  restocked jsonb NOT NULL, -- not personal
  pieces_cents integer NOT NULL, -- not personal
  delivery_cents integer NOT NULL, -- not personal
  other_cents integer NOT NULL, -- not personal
  deducted_cents integer NOT NULL, -- not personal
  amount_cents integer NOT NULL GENERATED ALWAYS AS (pieces_cents + delivery_cents + other_cents - deducted_cents) STORED, -- not personal
  is_rest boolean NOT NULL, -- not personal
  requested_by text NOT NULL, -- personal: reference to who asked for the refund
  requested_at timestamptz NOT NULL, -- not personal
  state text NOT NULL, -- not personal
  refusal text, -- not personal
  state_at timestamptz NOT NULL, -- not personal
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id) ON DELETE CASCADE,
  CONSTRAINT nothing_negative_is_refunded CHECK (amount_cents >= 0),
  CONSTRAINT only_the_refused_have_a_refusal CHECK ((refusal IS NOT NULL) = (state = 'refused')),
  CONSTRAINT refunds_deducted_cents_check CHECK (deducted_cents >= 0),
  CONSTRAINT refunds_delivery_cents_check CHECK (delivery_cents >= 0),
  CONSTRAINT refunds_other_cents_check CHECK (other_cents >= 0),
  CONSTRAINT refunds_pieces_cents_check CHECK (pieces_cents >= 0),
  CONSTRAINT refunds_state_check CHECK (state IN ('intended', 'pending', 'given', 'refused'))
);
CREATE INDEX refunds_given_as_rest ON ordering.refunds (state_at) WHERE is_rest AND state = 'given';
CREATE INDEX refunds_of_order ON ordering.refunds (order_id, requested_at, id);
CREATE INDEX refunds_to_come ON ordering.refunds (id) WHERE state <> 'given';
CREATE UNIQUE INDEX the_rest_goes_back_once ON ordering.refunds (order_id) WHERE is_rest AND state <> 'refused';

CREATE TABLE ordering.return_pieces (
  id uuid NOT NULL, -- not personal
  return_id uuid NOT NULL, -- not personal
  variant_id uuid NOT NULL, -- not personal
  reason text, -- personal: why the shopper sends it back
  exclusion text, -- not personal
  judged text, -- not personal
  judged_at timestamptz, -- not personal
  judged_by text, -- personal: reference to the admin who judged it
  wanted_variant_id uuid, -- not personal
  difference_cents integer NOT NULL DEFAULT 0, -- not personal
  replaces uuid, -- not personal
  CONSTRAINT return_pieces_pkey PRIMARY KEY (id),
  CONSTRAINT return_pieces_replaces_fkey FOREIGN KEY (replaces) REFERENCES ordering.return_pieces(id),
  CONSTRAINT return_pieces_return_id_fkey FOREIGN KEY (return_id) REFERENCES ordering.returns(id),
  CONSTRAINT return_pieces_check CHECK ((judged IS NULL) = (judged_at IS NULL)),
  CONSTRAINT return_pieces_difference_check CHECK (difference_cents = 0 OR difference_cents > 0 AND wanted_variant_id IS NOT NULL),
  CONSTRAINT return_pieces_exclusion_check CHECK (exclusion IN ('made-to-order', 'opened')),
  CONSTRAINT return_pieces_judged_check CHECK (judged IN ('sellable', 'damaged', 'kept', 'not-there')),
  CONSTRAINT return_pieces_reason_check CHECK (reason IN ('too-small', 'too-large', 'not-as-shown', 'faulty', 'wrong-item', 'changed-mind', 'other'))
);
CREATE INDEX pieces_of_return ON ordering.return_pieces (return_id);
CREATE INDEX pieces_that_replace ON ordering.return_pieces (replaces) WHERE replaces IS NOT NULL;
CREATE INDEX return_pieces_of_variant ON ordering.return_pieces (variant_id, return_id);
CREATE INDEX returned_pieces_of_variant ON ordering.return_pieces (variant_id, return_id) WHERE judged IS NULL OR judged = 'damaged';

-- not personal
CREATE TABLE ordering.return_rules (
  id boolean NOT NULL DEFAULT true,
  window_days smallint NOT NULL,
  way_paid_by text NOT NULL, -- not personal: the shop or every shopper
  fee_cents integer NOT NULL,
  arrival_days smallint NOT NULL,
  exclusions jsonb NOT NULL,
  version integer NOT NULL,
  hold_days smallint NOT NULL DEFAULT 14,
  CONSTRAINT return_rules_pkey PRIMARY KEY (id),
  CONSTRAINT return_rules_arrival_days_check CHECK (arrival_days > 0),
  CONSTRAINT return_rules_fee_cents_check CHECK (fee_cents >= 0),
  CONSTRAINT return_rules_hold_days_check CHECK (hold_days > 0),
  CONSTRAINT return_rules_id_check CHECK (id),
  CONSTRAINT return_rules_version_check CHECK (version > 0),
  CONSTRAINT return_rules_way_paid_by_check CHECK (way_paid_by IN ('shopper', 'shop')),
  CONSTRAINT return_rules_window_days_check CHECK (window_days >= 14)
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

CREATE TABLE ordering.withdrawals (
  id uuid NOT NULL, -- not personal
  at timestamptz NOT NULL, -- not personal
  name text NOT NULL, -- personal: name of who withdraws
  email text NOT NULL, -- personal: e-mail address of who withdraws
  order_number text NOT NULL, -- personal: what who withdraws typed as the number of an order
  text text NOT NULL, -- personal: what who withdraws wrote
  search text NOT NULL GENERATED ALWAYS AS (lower((((name || ' ') || email) || ' ') || order_number)) STORED, -- personal: derived from the other columns
  CONSTRAINT withdrawals_pkey PRIMARY KEY (id),
  CONSTRAINT withdrawals_email_check CHECK (email = lower(email) AND length(email) <= 254),
  CONSTRAINT withdrawals_name_check CHECK (name <> '' AND length(name) <= 100),
  CONSTRAINT withdrawals_order_number_check CHECK (order_number <> '' AND length(order_number) <= 40),
  CONSTRAINT withdrawals_text_check CHECK (length(text) <= 2000)
);
CREATE INDEX withdrawals_by_words ON ordering.withdrawals USING gin (search public.gin_trgm_ops);

CREATE TABLE ordering.withdrawal_cases (
  withdrawal_id uuid NOT NULL, -- not personal
  received_at timestamptz NOT NULL, -- not personal
  order_id uuid, -- not personal
  named_order_id uuid, -- not personal
  matched_at timestamptz, -- not personal
  assigned_at timestamptz, -- not personal
  settled_at timestamptz, -- not personal
  carried_out_at timestamptz, -- not personal
  return_id uuid, -- not personal
  cancellation_id uuid, -- not personal
  CONSTRAINT withdrawal_cases_pkey PRIMARY KEY (withdrawal_id),
  CONSTRAINT withdrawal_cases_named_order_id_fkey FOREIGN KEY (named_order_id) REFERENCES ordering.orders(id) ON DELETE SET NULL,
  CONSTRAINT withdrawal_cases_order_id_fkey FOREIGN KEY (order_id) REFERENCES ordering.orders(id) ON DELETE SET NULL,
  CONSTRAINT withdrawal_cases_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES ordering.withdrawals(id)
);
CREATE INDEX open_withdrawal_cases ON ordering.withdrawal_cases (received_at, withdrawal_id) WHERE settled_at IS NULL;
CREATE INDEX withdrawal_cases_by_time ON ordering.withdrawal_cases (received_at, withdrawal_id);
CREATE INDEX withdrawal_cases_of_named_order ON ordering.withdrawal_cases (named_order_id) WHERE named_order_id IS NOT NULL;
CREATE INDEX withdrawal_cases_of_order ON ordering.withdrawal_cases (order_id) WHERE order_id IS NOT NULL;

CREATE VIEW ordering.placed_pieces AS
 SELECT l.variant_id,
    l.order_id,
    NULL::uuid AS parcel_id,
    NULL::integer AS parcel_number,
    'to-send' AS place,
    l.quantity - l.in_parcels - l.cancelled AS quantity,
    COALESCE(o.paid_at, o.placed_at) AS since,
    false AS is_assumed,
    0::bigint AS before
   FROM ordering.order_lines l
     JOIN ordering.orders o ON o.id = l.order_id
  WHERE o.stage = 'paid' AND o.status <> 'rejected' AND ((o.status NOT IN ('inShipping', 'delivered')) OR NOT (NOT (EXISTS ( SELECT
           FROM ordering.parcels p
          WHERE p.order_id = o.id)))) AND l.quantity > (l.in_parcels + l.cancelled)
UNION ALL
 SELECT l.variant_id,
    l.order_id,
    NULL::uuid AS parcel_id,
    NULL::integer AS parcel_number,
    'away' AS place,
    l.quantity - l.in_parcels - l.cancelled AS quantity,
    COALESCE(o.paid_at, o.placed_at) AS since,
    false AS is_assumed,
    0::bigint AS before
   FROM ordering.order_lines l
     JOIN ordering.orders o ON o.id = l.order_id
  WHERE o.stage = 'paid' AND o.status <> 'rejected' AND o.status = 'inShipping' AND NOT (EXISTS ( SELECT
           FROM ordering.parcels p
          WHERE p.order_id = o.id)) AND l.quantity > (l.in_parcels + l.cancelled)
UNION ALL
 SELECT l.variant_id,
    l.order_id,
    NULL::uuid AS parcel_id,
    NULL::integer AS parcel_number,
    'delivered' AS place,
    l.quantity - l.in_parcels - l.cancelled AS quantity,
    COALESCE(o.paid_at, o.placed_at) AS since,
    false AS is_assumed,
    0::bigint AS before
   FROM ordering.order_lines l
     JOIN ordering.orders o ON o.id = l.order_id
  WHERE o.stage = 'paid' AND o.status <> 'rejected' AND o.status = 'delivered' AND NOT (EXISTS ( SELECT
           FROM ordering.parcels p
          WHERE p.order_id = o.id)) AND l.quantity > (l.in_parcels + l.cancelled)
UNION ALL
 SELECT c.variant_id,
    p.order_id,
    p.id AS parcel_id,
    p.number AS parcel_number,
    'packed' AS place,
    c.quantity,
    p.packed_at AS since,
    p.delivery_assumed AS is_assumed,
    0 AS before
   FROM ordering.parcel_pieces c
     JOIN ordering.parcels p ON p.id = c.parcel_id
  WHERE p.status = 'packed'
UNION ALL
 SELECT c.variant_id,
    p.order_id,
    p.id AS parcel_id,
    p.number AS parcel_number,
    'away' AS place,
    c.quantity,
    p.sent_at AS since,
    p.delivery_assumed AS is_assumed,
    ( SELECT COALESCE(sum(d.quantity), 0::bigint) AS "coalesce"
           FROM ordering.parcels b
             JOIN ordering.parcel_pieces d ON d.parcel_id = b.id AND d.variant_id = c.variant_id
          WHERE b.order_id = p.order_id AND (b.status = 'delivered' OR b.status = 'sent' AND b.id < p.id)) AS before
   FROM ordering.parcel_pieces c
     JOIN ordering.parcels p ON p.id = c.parcel_id
  WHERE p.status = 'sent'
UNION ALL
 SELECT c.variant_id,
    p.order_id,
    p.id AS parcel_id,
    p.number AS parcel_number,
    'delivered' AS place,
    c.quantity,
    p.delivered_at AS since,
    p.delivery_assumed AS is_assumed,
    ( SELECT COALESCE(sum(d.quantity), 0::bigint) AS "coalesce"
           FROM ordering.parcels b
             JOIN ordering.parcel_pieces d ON d.parcel_id = b.id AND d.variant_id = c.variant_id
          WHERE b.order_id = p.order_id AND b.status = 'delivered' AND b.id < p.id) AS before
   FROM ordering.parcel_pieces c
     CROSS JOIN LATERAL ( SELECT p_1.id,
            p_1.order_id,
            p_1.number,
            p_1.status,
            p_1.delivered_at,
            p_1.delivery_assumed
           FROM ordering.parcels p_1
          WHERE p_1.id = c.parcel_id
         OFFSET 0) p
  WHERE p.status = 'delivered'
UNION ALL
 SELECT c.variant_id,
    p.order_id,
    p.id AS parcel_id,
    p.number AS parcel_number,
    'lost' AS place,
    c.quantity,
    p.lost_at AS since,
    p.delivery_assumed AS is_assumed,
    0 AS before
   FROM ordering.parcel_pieces c
     JOIN ordering.parcels p ON p.id = c.parcel_id
  WHERE p.status = 'lost';

CREATE VIEW ordering.returned_pieces AS
 SELECT p.variant_id,
    r.order_id,
    r.id AS return_id,
    'R-' || r.number AS return_number,
        CASE
            WHEN p.judged IS NULL THEN 'coming-back'
            ELSE 'written-off'
        END AS place,
    1 AS quantity,
    COALESCE(p.judged_at, r.arrived_at, r.posted_at, r.declared_at) AS since,
    p.judged_by AS actor
   FROM ordering.return_pieces p
     JOIN ordering.returns r ON r.id = p.return_id
  WHERE (p.judged IS NULL OR p.judged = 'damaged') AND (r.state NOT IN ('cancelled', 'lapsed'));

CREATE FUNCTION ordering.check_discount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ordering.order_lines l
    WHERE (l.order_id, l.variant_id) = (NEW.order_id, NEW.variant_id)
      AND CASE NEW.part WHEN 'goods' THEN l.unit_price_cents::bigint * l.quantity ELSE l.delivery_share_cents END < (
        SELECT sum(c.cents) FROM ordering.line_components c
         WHERE (c.order_id, c.variant_id, c.kind, c.part) = (NEW.order_id, NEW.variant_id, 'discount', NEW.part));
  IF FOUND THEN
    RAISE EXCEPTION 'a line of order % is reduced by more than it costs', NEW.order_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

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

CREATE FUNCTION ordering.refuse_change_of_withdrawals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'withdrawals are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION ordering.return_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ordering.count_pieces(c.parcel_id, c.variant_id, -c.quantity)
     FROM ordering.parcel_pieces c WHERE c.parcel_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION ordering.sum_of_lines(of_order uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
SELECT (coalesce((SELECT sum(l.unit_price_cents::bigint * l.quantity + l.delivery_share_cents)
                    FROM ordering.order_lines l WHERE l.order_id = of_order), 0)
      + coalesce((SELECT sum(CASE c.kind WHEN 'discount' THEN -c.cents ELSE c.cents END)
                    FROM ordering.line_components c WHERE c.order_id = of_order), 0))::bigint $$;

CREATE TRIGGER count_cancelled_pieces AFTER INSERT ON ordering.cancellations FOR EACH ROW EXECUTE FUNCTION ordering.count_cancelled_pieces();
CREATE TRIGGER pieces_never_change BEFORE UPDATE ON ordering.cancellations FOR EACH ROW WHEN (new.order_id IS DISTINCT FROM old.order_id OR new.pieces IS DISTINCT FROM old.pieces OR new.refund_cents IS DISTINCT FROM old.refund_cents) EXECUTE FUNCTION ordering.refuse_change_of_parcel();
CREATE CONSTRAINT TRIGGER check_discount AFTER INSERT OR UPDATE ON ordering.line_components DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind = 'discount') EXECUTE FUNCTION ordering.check_discount();
CREATE CONSTRAINT TRIGGER check_total_with_component AFTER INSERT OR DELETE OR UPDATE ON ordering.line_components DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ordering.check_total();
CREATE CONSTRAINT TRIGGER check_total_with_changed_line AFTER UPDATE ON ordering.order_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.unit_price_cents IS DISTINCT FROM new.unit_price_cents OR old.quantity IS DISTINCT FROM new.quantity OR old.delivery_share_cents IS DISTINCT FROM new.delivery_share_cents) EXECUTE FUNCTION ordering.check_total();
CREATE CONSTRAINT TRIGGER check_total_with_line AFTER INSERT OR DELETE ON ordering.order_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ordering.check_total();
CREATE CONSTRAINT TRIGGER check_total_of_changed AFTER UPDATE ON ordering.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.total_cents <> new.total_cents) EXECUTE FUNCTION ordering.check_total();
CREATE CONSTRAINT TRIGGER check_total_of_new AFTER INSERT ON ordering.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ordering.check_total();
CREATE TRIGGER count_packed_pieces AFTER INSERT ON ordering.parcel_pieces FOR EACH ROW EXECUTE FUNCTION ordering.count_packed_pieces();
CREATE TRIGGER pieces_never_change BEFORE UPDATE ON ordering.parcel_pieces FOR EACH ROW EXECUTE FUNCTION ordering.refuse_change_of_parcel();
CREATE TRIGGER ended_parcels_stay BEFORE UPDATE ON ordering.parcels FOR EACH ROW WHEN ((old.status IN ('lost', 'unpacked')) AND new.status <> old.status) EXECUTE FUNCTION ordering.refuse_change_of_parcel();
CREATE TRIGGER return_pieces AFTER UPDATE ON ordering.parcels FOR EACH ROW WHEN ((new.status IN ('lost', 'unpacked')) AND (old.status NOT IN ('lost', 'unpacked'))) EXECUTE FUNCTION ordering.return_pieces();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ordering.withdrawals FOR EACH STATEMENT EXECUTE FUNCTION ordering.refuse_change_of_withdrawals();
