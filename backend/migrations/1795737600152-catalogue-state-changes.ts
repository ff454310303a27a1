import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE catalogue.state_changes (
    id uuid PRIMARY KEY,
    state text NOT NULL CHECK (state IN ('draft', 'published', 'archived')),
    publish_at timestamptz,
    product_ids uuid[] NOT NULL,
    done integer NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND cardinality(product_ids)),
    requested_at timestamptz NOT NULL DEFAULT now()
  );`;

const marks: Marks = {
  'catalogue.state_changes': {
    notPersonal: ['id', 'state', 'publish_at', 'product_ids', 'done', 'requested_at'],
  },
};

/** Changes of the state of many products, which a job applies. Servers of the release before have none. */
export class CatalogueStateChanges1795737600152 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
