import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails about a parcel or a refund name their order. */
export class MailingOrdersOfMails1795132800720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mailing.mails ADD COLUMN order_id uuid`);
    await runner.query(`CREATE INDEX mails_by_order ON mailing.mails (order_id) WHERE order_id IS NOT NULL`);
    await runner.query(
      `COMMENT ON COLUMN mailing.mails.order_id IS 'personal: reference to the order of a parcel or a refund'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
