import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentsPayments1795132800004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA IF NOT EXISTS payments`);
    await runner.query(`
      CREATE TABLE payments.payments (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL UNIQUE,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        currency text NOT NULL,
        status text NOT NULL CHECK (status IN
          ('created', 'awaiting-approval', 'capturing', 'in-review', 'paid', 'refunding', 'refunded', 'abandoned')),
        gateway_order_id text UNIQUE,
        approval_url text,
        capture_id text UNIQUE,
        payer_id text,
        declines integer NOT NULL,
        refund_id text UNIQUE,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT paid_means_captured CHECK (status NOT IN ('paid', 'refunding', 'refunded') OR capture_id IS NOT NULL)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
