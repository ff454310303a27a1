import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE pictures.pictures (
    name text PRIMARY KEY,
    widths integer[] NOT NULL,
    placeholder text NOT NULL,
    added_at timestamptz NOT NULL DEFAULT now(),
    height integer NOT NULL CHECK (height > 0)
  );`;

const marks: Marks = {
  'pictures.pictures': { isNotPersonal: true, notPersonal: ['name: name of a file', 'height'] },
};

/** Pictures that were uploaded, as of 1.0.0. `backend/schema/pictures.sql` shows them with all later changes. */
export class PicturesBaseline1795651200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA pictures`);
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
