import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** A caller says their phone number, city or postcode. The expression is that of the search. */
export class IdentityAddressesByWords1795737600170 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'identity.addresses_by_words',
      `identity.addresses USING gin (lower(coalesce(recipient, '') || ' ' || address || ' ' || city || ' ' || pincode || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) public.gin_trgm_ops)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
