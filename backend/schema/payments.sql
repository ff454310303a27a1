-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA payments;

CREATE TABLE payments.payments (
  id uuid NOT NULL, -- not personal
  order_id uuid NOT NULL, -- not personal
  amount_cents integer NOT NULL, -- not personal
  currency text NOT NULL, -- not personal
  status text NOT NULL, -- not personal
  gateway_order_id text, -- not personal
  approval_url text, -- not personal
  capture_id text, -- not personal
  payer_id text, -- personal: who paid, by the id that PayPal gave them
  declines integer NOT NULL, -- not personal
  refund_id text, -- not personal
  created_at timestamptz NOT NULL, -- not personal
  updated_at timestamptz NOT NULL, -- not personal
  opening_attempts integer NOT NULL DEFAULT 0, -- not personal
  approved_at timestamptz, -- not personal
  buyer_id uuid NOT NULL, -- personal: reference to the shopper
  partly_refunded_cents integer NOT NULL DEFAULT 0, -- not personal
  contest_id text, -- not personal
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_capture_id_key UNIQUE (capture_id),
  CONSTRAINT payments_gateway_order_id_key UNIQUE (gateway_order_id),
  CONSTRAINT payments_order_id_key UNIQUE (order_id),
  CONSTRAINT payments_refund_id_key UNIQUE (refund_id),
  CONSTRAINT a_part_is_not_all CHECK (partly_refunded_cents >= 0 AND partly_refunded_cents < amount_cents),
  CONSTRAINT paid_means_captured CHECK ((status NOT IN ('paid', 'refunding', 'refunded')) OR capture_id IS NOT NULL),
  CONSTRAINT payments_amount_cents_check CHECK (amount_cents > 0),
  CONSTRAINT payments_status_check CHECK (status IN ('created', 'awaiting-approval', 'capturing', 'in-review', 'denied', 'paid', 'refunding', 'refunded', 'abandoned'))
);
CREATE INDEX payments_by_capture ON payments.payments (capture_id) WHERE capture_id IS NOT NULL;
CREATE INDEX payments_by_change ON payments.payments (updated_at) WHERE status IN ('paid', 'refunded');
CREATE INDEX unfinished_payments ON payments.payments (buyer_id, created_at) WHERE gateway_order_id IS NOT NULL AND (status IN ('awaiting-approval', 'abandoned'));

CREATE TABLE payments.partial_refunds (
  id uuid NOT NULL, -- not personal
  payment_id uuid NOT NULL, -- not personal
  amount_cents integer NOT NULL, -- not personal
  refund_id text, -- not personal
  requested_at timestamptz NOT NULL, -- not personal
  refunded_at timestamptz, -- not personal
  refused_at timestamptz, -- not personal
  CONSTRAINT partial_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT partial_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments.payments(id),
  CONSTRAINT partial_refunds_amount_cents_check CHECK (amount_cents > 0),
  CONSTRAINT partial_refunds_check CHECK ((refund_id IS NULL) = (refunded_at IS NULL))
);
CREATE INDEX partial_refunds_of_payment ON payments.partial_refunds (payment_id);

CREATE TABLE payments.payment_history (
  id uuid NOT NULL, -- not personal
  payment_id uuid NOT NULL, -- not personal
  step text NOT NULL, -- not personal
  reference text, -- not personal
  amount_cents integer, -- not personal
  currency text, -- not personal
  changed_by text NOT NULL, -- personal: reference to who changed the payment
  changed_at timestamptz NOT NULL, -- not personal
  CONSTRAINT payment_history_pkey PRIMARY KEY (id),
  CONSTRAINT payment_history_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments.payments(id) ON DELETE CASCADE
);
CREATE INDEX payment_history_of_payment ON payments.payment_history (payment_id, changed_at, id);
