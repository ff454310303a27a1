import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

const batchSize = 1_000;

/** A refund of the whole had no row; it gets the id of its payment. The payments are locked first, as servers do. */
const addRows = `
  WITH batch AS MATERIALIZED (
    SELECT p.* FROM payments.payments p WHERE p.id > $1 AND p.status IN ('refunding', 'refunded')
     ORDER BY p.id LIMIT ${batchSize} FOR NO KEY UPDATE
  ), paid AS MATERIALIZED (
    SELECT b.*, h.step, h.changed_by, h.changed_at, m.amount_cents AS mispaid_cents,
           coalesce(b.captured_cents, m.amount_cents, b.amount_cents) - (SELECT coalesce(sum(r.amount_cents), 0) FROM payments.refunds r
             WHERE r.payment_id = b.id AND r.state <> 'refused') AS missing_cents
      FROM batch b
      LEFT JOIN LATERAL (SELECT h.amount_cents FROM payments.payment_history h WHERE h.payment_id = b.id AND h.step = 'mispaid'
                          ORDER BY h.changed_at DESC LIMIT 1) m ON true
      LEFT JOIN LATERAL (SELECT h.step, h.changed_by, h.changed_at FROM payments.payment_history h
                          WHERE h.payment_id = b.id AND h.step IN ('mispaid', 'refunding') ORDER BY h.changed_at DESC LIMIT 1) h ON true
     WHERE NOT EXISTS (SELECT FROM payments.refunds r WHERE r.payment_id = b.id AND r.is_rest)
  ), captured AS (
    UPDATE payments.payments p SET captured_cents = paid.mispaid_cents FROM paid
     WHERE p.id = paid.id AND p.captured_cents IS NULL AND paid.mispaid_cents IS NOT NULL
  ), added AS (
    INSERT INTO payments.refunds (id, payment_id, amount_cents, is_rest, reason, author, state, refund_id, requested_at, asked_at, refunded_at)
    SELECT id, id, missing_cents, true,
           CASE WHEN step = 'mispaid' THEN 'wrong-amount' WHEN step = 'refunding' THEN 'rejected' ELSE 'elsewhere' END,
           coalesce(changed_by, 'shop'), CASE status WHEN 'refunded' THEN 'given' ELSE 'asked' END,
           CASE status WHEN 'refunded' THEN coalesce(refund_id, capture_id) END, coalesce(changed_at, updated_at),
           coalesce(changed_at, updated_at), CASE status WHEN 'refunded' THEN updated_at END
      FROM paid WHERE missing_cents > 0
    ON CONFLICT (id) DO NOTHING
  )
  SELECT id FROM batch ORDER BY id DESC LIMIT 1`;

/**
 * Whole payments that went back before refunds had rows get theirs, some at a time: requests wait for none but those. The indexes find open
 * and refused refunds among all.
 */
export class PaymentsEarlierRefunds1795737600085 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last) {
      const rows = (await runner.query(addRows, [last])) as { id: string }[];
      last = rows[0]?.id;
    }
    await createIndex(
      runner,
      'payments.open_refunds',
      `payments.refunds (payment_id) WHERE state NOT IN ('given', 'refused')`,
    );
    await createIndex(
      runner,
      'payments.refused_refunds',
      `payments.refunds (refused_at, id) WHERE state = 'refused'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
