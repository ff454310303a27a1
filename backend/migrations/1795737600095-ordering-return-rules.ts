import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** The conditions under which the shop takes pieces back. Servers of 1.0.0 know no returns. */
export class OrderingReturnRules1795737600095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ordering.return_rules (
        id boolean DEFAULT true PRIMARY KEY CHECK (id),
        window_days smallint NOT NULL CHECK (window_days >= 14),
        way_paid_by text NOT NULL CHECK (way_paid_by IN ('shopper', 'shop')),
        fee_cents integer NOT NULL CHECK (fee_cents >= 0),
        arrival_days smallint NOT NULL CHECK (arrival_days > 0),
        exclusions jsonb NOT NULL,
        version integer NOT NULL CHECK (version > 0)
      );
      INSERT INTO ordering.return_rules VALUES (true, 30, 'shopper', 0, 21, '[]', 1)`);
    await markColumns(runner, {
      'ordering.return_rules': {
        isNotPersonal: true,
        notPersonal: ['way_paid_by: the shop or every shopper'],
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
