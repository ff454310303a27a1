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
  captured_cents integer, -- not personal
  kind text NOT NULL DEFAULT 'provider', -- not personal
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_capture_id_key UNIQUE (capture_id),
  CONSTRAINT payments_gateway_order_id_key UNIQUE (gateway_order_id),
  CONSTRAINT payments_order_id_key UNIQUE (order_id),
  CONSTRAINT payments_refund_id_key UNIQUE (refund_id),
  CONSTRAINT a_part_is_not_all CHECK (partly_refunded_cents = 0 OR partly_refunded_cents > 0 AND partly_refunded_cents < amount_cents),
  CONSTRAINT nothing_owed_knows_no_provider CHECK (kind <> 'nothing-owed' OR (status IN ('paid', 'refunded')) AND gateway_order_id IS NULL AND approval_url IS NULL AND capture_id IS NULL AND refund_id IS NULL),
  CONSTRAINT only_nothing_owed_is_nothing CHECK (amount_cents >= 0 AND (amount_cents = 0) = (kind = 'nothing-owed')),
  CONSTRAINT paid_means_captured CHECK ((status NOT IN ('paid', 'refunding', 'refunded')) OR capture_id IS NOT NULL OR kind = 'nothing-owed'),
  CONSTRAINT payments_captured_cents_check CHECK (captured_cents > 0),
  CONSTRAINT payments_kind_check CHECK (kind IN ('provider', 'nothing-owed')),
  CONSTRAINT payments_status_check CHECK (status IN ('created', 'awaiting-approval', 'capturing', 'in-review', 'denied', 'paid', 'refunding', 'refunded', 'abandoned'))
);
CREATE INDEX payments_by_capture ON payments.payments (capture_id) WHERE capture_id IS NOT NULL;
CREATE INDEX payments_by_change ON payments.payments (updated_at) WHERE status IN ('paid', 'refunded');
CREATE INDEX unfinished_payments ON payments.payments (buyer_id, created_at) WHERE gateway_order_id IS NOT NULL AND (status IN ('awaiting-approval', 'abandoned'));

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
CREATE INDEX payment_history_of_captures ON payments.payment_history (changed_at) WHERE step IN ('paid', 'mispaid');
CREATE INDEX payment_history_of_payment ON payments.payment_history (payment_id, changed_at, id);

CREATE TABLE payments.refunds (
  id uuid NOT NULL, -- not personal
  payment_id uuid NOT NULL, -- not personal
  amount_cents integer NOT NULL, -- not personal
  refund_id text, -- not personal
  requested_at timestamptz NOT NULL, -- not personal
  refunded_at timestamptz, -- not personal
  refused_at timestamptz, -- not personal
  is_rest boolean NOT NULL DEFAULT false, -- not personal
  reason text NOT NULL DEFAULT 'cancelled', -- not personal
  author text NOT NULL DEFAULT 'shop', -- personal: reference to who wanted the refund
  attempt integer NOT NULL DEFAULT 1, -- not personal
  state text NOT NULL DEFAULT 'asked', -- not personal
  provider_status text, -- not personal
  asked_at timestamptz, -- not personal
  pending_since timestamptz, -- not personal
  became_rest boolean NOT NULL DEFAULT false, -- not personal
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments.payments(id),
  CONSTRAINT refunds_amount_cents_check CHECK (amount_cents > 0),
  CONSTRAINT refunds_attempt_check CHECK (attempt > 0),
  CONSTRAINT refunds_refund_id_check CHECK ((state NOT IN ('pending', 'given')) OR refund_id IS NOT NULL),
  CONSTRAINT refunds_refunded_at_check CHECK ((state = 'given') = (refunded_at IS NOT NULL)),
  CONSTRAINT refunds_refused_at_check CHECK ((state = 'refused') = (refused_at IS NOT NULL)),
  CONSTRAINT refunds_state_check CHECK (state IN ('intended', 'asked', 'unknown', 'pending', 'given', 'refused'))
);
CREATE INDEX open_refunds ON payments.refunds (payment_id) WHERE state NOT IN ('given', 'refused');
CREATE INDEX refunds_by_time ON payments.refunds (refunded_at) WHERE refunded_at IS NOT NULL;
CREATE INDEX refunds_of_payment ON payments.refunds (payment_id);
CREATE INDEX refused_refunds ON payments.refunds (refused_at, id) WHERE state = 'refused';

CREATE VIEW payments.partial_refunds AS
 SELECT id,
    payment_id,
    amount_cents,
        CASE
            WHEN state = 'given' THEN refund_id
            ELSE NULL::text
        END AS refund_id,
    requested_at,
    refunded_at,
    refused_at
   FROM payments.refunds
  WHERE NOT is_rest;

CREATE FUNCTION payments.check_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE captured bigint;
BEGIN
  SELECT coalesce(p.captured_cents, p.amount_cents) INTO captured
    FROM payments.payments p WHERE p.id = NEW.payment_id FOR NO KEY UPDATE;
  IF captured < (SELECT sum(r.amount_cents) FROM payments.refunds r
                  WHERE r.payment_id = NEW.payment_id AND r.state <> 'refused') THEN
    RAISE EXCEPTION 'the refunds of payment % are more than was captured', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION payments.write_partial_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE new_state text := CASE WHEN NEW.refund_id IS NOT NULL THEN 'given' WHEN NEW.refused_at IS NOT NULL THEN 'refused' ELSE 'asked' END;
BEGIN
  INSERT INTO payments.refunds (id, payment_id, amount_cents, reason, state, refund_id, requested_at, asked_at, refunded_at, refused_at)
  VALUES (NEW.id, NEW.payment_id, NEW.amount_cents, CASE WHEN NEW.requested_at = NEW.refunded_at THEN 'elsewhere' ELSE 'cancelled' END,
          new_state, NEW.refund_id, NEW.requested_at, NEW.requested_at, NEW.refunded_at,
          CASE new_state WHEN 'refused' THEN NEW.refused_at END)
  ON CONFLICT (id) DO UPDATE SET state = excluded.state, refund_id = excluded.refund_id, refunded_at = excluded.refunded_at,
    refused_at = excluded.refused_at;
  RETURN NEW;
END $$;

CREATE FUNCTION payments.write_refund_of_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE captured integer := (SELECT h.amount_cents FROM payments.payment_history h WHERE h.payment_id = NEW.id AND h.step = 'mispaid'
                              ORDER BY h.changed_at DESC LIMIT 1);
        cents bigint := coalesce(captured, NEW.amount_cents) - (SELECT coalesce(sum(r.amount_cents), 0) FROM payments.refunds r
                                                                WHERE r.payment_id = NEW.id AND r.state <> 'refused');
BEGIN
  UPDATE payments.payments p SET captured_cents = captured WHERE p.id = NEW.id AND captured IS NOT NULL;
  IF cents > 0 THEN
    INSERT INTO payments.refunds (id, payment_id, amount_cents, is_rest, reason, requested_at, asked_at)
    VALUES (NEW.id, NEW.id, cents, true, CASE WHEN captured IS NOT NULL THEN 'wrong-amount'
              WHEN 'refunding' IN (OLD.status, NEW.status) THEN 'rejected' ELSE 'elsewhere' END, NEW.updated_at, NEW.updated_at)
    ON CONFLICT (id) DO NOTHING;
  END IF;
  IF NEW.status = 'refunded' THEN
    UPDATE payments.refunds r SET state = 'given', refund_id = coalesce(NEW.refund_id, NEW.capture_id), refunded_at = NEW.updated_at
     WHERE r.payment_id = NEW.id AND r.is_rest AND r.state NOT IN ('given', 'refused');
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER write_refund_of_whole AFTER UPDATE ON payments.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status IN ('refunding', 'refunded')) AND old.status <> new.status AND new.captured_cents IS NULL) EXECUTE FUNCTION payments.write_refund_of_whole();
CREATE CONSTRAINT TRIGGER refunds_are_within_the_captured AFTER INSERT OR UPDATE ON payments.refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state <> 'refused') EXECUTE FUNCTION payments.check_refunds();
