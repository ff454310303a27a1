import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

/** The lock of the payments comes first, as in the transactions of servers. */
const table = `
  ALTER TABLE payments.payments ADD COLUMN captured_cents integer,
    ADD CONSTRAINT payments_captured_cents_check CHECK (captured_cents > 0) NOT VALID;

  ALTER TABLE payments.partial_refunds RENAME TO refunds;
  ALTER TABLE payments.refunds RENAME CONSTRAINT partial_refunds_pkey TO refunds_pkey;
  ALTER TABLE payments.refunds RENAME CONSTRAINT partial_refunds_payment_id_fkey TO refunds_payment_id_fkey;
  ALTER TABLE payments.refunds RENAME CONSTRAINT partial_refunds_amount_cents_check TO refunds_amount_cents_check;
  ALTER INDEX payments.partial_refunds_of_payment RENAME TO refunds_of_payment;
  ALTER TABLE payments.refunds
    DROP CONSTRAINT partial_refunds_check,
    ADD COLUMN is_rest boolean NOT NULL DEFAULT false,
    ADD COLUMN reason text NOT NULL DEFAULT 'cancelled',
    ADD COLUMN author text NOT NULL DEFAULT 'shop',
    ADD COLUMN attempt integer NOT NULL DEFAULT 1,
    ADD COLUMN state text NOT NULL DEFAULT 'asked',
    ADD COLUMN provider_status text,
    ADD COLUMN asked_at timestamptz,
    ADD COLUMN pending_since timestamptz;
  UPDATE payments.refunds SET state = 'given', refused_at = NULL WHERE refund_id IS NOT NULL;
  UPDATE payments.refunds SET state = 'refused' WHERE refund_id IS NULL AND refused_at IS NOT NULL;`;

const guards = `
  ALTER TABLE payments.refunds
    ADD CONSTRAINT refunds_attempt_check CHECK (attempt > 0) NOT VALID,
    ADD CONSTRAINT refunds_state_check CHECK (state IN ('intended', 'asked', 'unknown', 'pending', 'given', 'refused')) NOT VALID,
    ADD CONSTRAINT refunds_refund_id_check CHECK (state NOT IN ('pending', 'given') OR refund_id IS NOT NULL) NOT VALID,
    ADD CONSTRAINT refunds_refunded_at_check CHECK ((state = 'given') = (refunded_at IS NOT NULL)) NOT VALID,
    ADD CONSTRAINT refunds_refused_at_check CHECK ((state = 'refused') = (refused_at IS NOT NULL)) NOT VALID;

  -- Refunds that were not refused never sum up to more than was captured.
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
  CREATE CONSTRAINT TRIGGER refunds_are_within_the_captured
    AFTER INSERT OR UPDATE ON payments.refunds DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.state <> 'refused') EXECUTE FUNCTION payments.check_refunds();`;

const forServersOfBefore = `
  CREATE VIEW payments.partial_refunds AS
    SELECT id, payment_id, amount_cents, CASE WHEN state = 'given' THEN refund_id END AS refund_id, requested_at, refunded_at, refused_at
      FROM payments.refunds WHERE NOT is_rest;

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
  CREATE TRIGGER write_partial_refund INSTEAD OF INSERT OR UPDATE ON payments.partial_refunds
    FOR EACH ROW EXECUTE FUNCTION payments.write_partial_refund();

  -- When a server of before commits, the history says whether another amount was captured.
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
  CREATE CONSTRAINT TRIGGER write_refund_of_whole AFTER UPDATE ON payments.payments DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.status IN ('refunding', 'refunded') AND OLD.status <> NEW.status AND NEW.captured_cents IS NULL)
    EXECUTE FUNCTION payments.write_refund_of_whole();`;

const marks: Marks = {
  'payments.payments': { notPersonal: ['captured_cents'] },
  'payments.refunds': {
    personal: { author: 'reference to who wanted the refund' },
    notPersonal: ['is_rest', 'reason', 'attempt', 'state', 'provider_status', 'asked_at', 'pending_since'],
  },
};

/**
 * Refunds have a state, a reason, an author and an attempt, and those of a whole payment have a row, too, from now on; a later migration adds
 * the rows of before. Servers of 1.0.0 go on by the
 * view `payments.partial_refunds` and by what the trigger `write_refund_of_whole` writes for them. A later release may drop both, with their
 * functions and the defaults of the new columns.
 */
export class PaymentsRefunds1795737600030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await runner.query(guards);
    await runner.query(forServersOfBefore);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
