import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null is for addresses of servers of the version before: the name of the account, and the shop's country. */
export class IdentityRecipientAndCountry1795132800600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.addresses
        ADD COLUMN recipient text,
        ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
        ADD COLUMN region text NOT NULL DEFAULT '';
      COMMENT ON COLUMN identity.addresses.recipient IS 'personal: name of whom parcels go to';
      COMMENT ON COLUMN identity.addresses.country IS 'personal: postal address';
      COMMENT ON COLUMN identity.addresses.region IS 'personal: postal address';
      COMMENT ON COLUMN ordering.orders.address IS 'personal: recipient, postal address and phone number'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
