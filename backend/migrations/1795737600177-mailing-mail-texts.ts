import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

const table = `
  -- The words of an e-mail where they differ from the default ones; null: they do not.
  CREATE TABLE mailing.mail_texts (
    name text PRIMARY KEY,
    version integer NOT NULL CHECK (version >= 0),
    subject text CHECK (char_length(subject) BETWEEN 1 AND 150),
    opening text CHECK (char_length(opening) <= 2000),
    closing text CHECK (char_length(closing) <= 2000),
    changed_at timestamptz
  );`;

export class MailingMailTexts1795737600177 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await markColumns(runner, {
      'mailing.mail_texts': { isNotPersonal: true, notPersonal: ['name: of a kind of e-mail'] },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
