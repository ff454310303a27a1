import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

const table = `
  -- Somebody wants to be told when pieces of a variant are back: a shopper, or a visitor who typed an address.
  CREATE TABLE waitlist.entries (
    id uuid PRIMARY KEY,
    product_id uuid NOT NULL,
    variant_id uuid NOT NULL,
    shopper_id uuid,
    email text CHECK (email = lower(email)),
    token_hash text,
    requested_at timestamptz NOT NULL,
    confirmed_at timestamptz,
    told_at timestamptz,
    told_of uuid,
    CHECK ((shopper_id IS NULL) <> (email IS NULL)),
    CHECK (told_at IS NULL OR confirmed_at IS NOT NULL),
    CHECK ((told_at IS NULL) = (told_of IS NULL))
  );
  CREATE UNIQUE INDEX entries_of_shopper ON waitlist.entries (shopper_id, variant_id) WHERE told_at IS NULL;
  CREATE UNIQUE INDEX entries_of_email ON waitlist.entries (email, variant_id) WHERE told_at IS NULL;
  CREATE UNIQUE INDEX entries_by_token ON waitlist.entries (token_hash);
  CREATE INDEX entries_waiting ON waitlist.entries (variant_id, confirmed_at, id)
    WHERE told_at IS NULL AND confirmed_at IS NOT NULL;
  CREATE INDEX entries_told ON waitlist.entries (told_of, variant_id) WHERE told_of IS NOT NULL;
  CREATE INDEX entries_by_time ON waitlist.entries (requested_at);`;

export class WaitlistEntries1795737600183 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA waitlist');
    await runner.query(table);
    await markColumns(runner, {
      'waitlist.entries': {
        notPersonal: ['id', 'token_hash', 'told_of'],
        personal: {
          product_id: 'product that somebody waits for',
          variant_id: 'size and colour that somebody waits for',
          shopper_id: 'reference to the shopper',
          email: 'e-mail address of a visitor',
          requested_at: 'when somebody asked to be told',
          confirmed_at: 'when the address was confirmed',
          told_at: 'when the e-mail was written',
        },
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
