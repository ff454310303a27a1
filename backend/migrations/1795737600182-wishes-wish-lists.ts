import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

const tables = `
  -- A change of a shopper's wish list locks its row.
  CREATE TABLE wishes.wish_lists (shopper_id uuid PRIMARY KEY);

  -- A variant is the size and colour that was saved for later.
  CREATE TABLE wishes.wishes (
    shopper_id uuid NOT NULL REFERENCES wishes.wish_lists (shopper_id) ON DELETE CASCADE,
    place integer NOT NULL,
    product_id uuid NOT NULL,
    variant_id uuid,
    PRIMARY KEY (shopper_id, place)
  );
  CREATE UNIQUE INDEX wishes_once ON wishes.wishes (shopper_id, product_id, coalesce(variant_id, product_id));`;

export class WishesWishLists1795737600182 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA wishes');
    await runner.query(tables);
    await markColumns(runner, {
      'wishes.wish_lists': { personal: { shopper_id: 'reference to the shopper' } },
      'wishes.wishes': {
        personal: {
          shopper_id: 'reference to the shopper',
          product_id: 'product that the shopper wishes for',
          variant_id: 'size and colour that the shopper wishes for',
        },
        notPersonal: ['place'],
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
