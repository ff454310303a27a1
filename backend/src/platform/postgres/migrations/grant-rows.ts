import { escapeIdentifier } from 'pg';
import type { QueryRunner } from 'typeorm';
import { StartupError } from '../../config/startup-error';
import { advisoryLocks } from '../locks/advisory-locks';
import { connect } from '../connect';
import { dataSourceOptions } from '../data-source';

/** Selects the schemas of the role that owns the tables. It can't grant anything in others. */
const ownSchemas = `
  SELECT nspname AS name FROM pg_namespace
   WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema' AND pg_has_role(nspowner, 'USAGE')`;

/** Selects tables that show their rows to their owner only, such as those of graphile-worker. */
const closedTables = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE c.relrowsecurity AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)`;

/**
 * Gives the role of the servers the rows of the owner's tables, and of the audit trail only new ones. No table is its own: so it can
 * switch off no trigger.
 * @throws StartupError when the address of the servers names no role
 */
export async function grantRows(ownerUrl: string, databaseUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (!role) throw new StartupError('DATABASE_URL must name its role where DATABASE_OWNER_URL is set.');
  const dataSource = await connect(dataSourceOptions(ownerUrl, 1));
  try {
    await dataSource.transaction(({ queryRunner }) => grant(queryRunner!, escapeIdentifier(role)));
  } finally {
    await dataSource.destroy();
  }
}

async function grant(runner: QueryRunner, role: string): Promise<void> {
  // Servers that start together take turns.
  await runner.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.grants]);
  for (const name of await namesIn(runner, ownSchemas)) {
    const schema = escapeIdentifier(name);
    await runner.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
    await runner.query(`GRANT SELECT, USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`);
  }
  await runner.query(`REVOKE UPDATE, DELETE ON audit.entries FROM ${role}`);
  for (const table of await namesIn(runner, closedTables))
    await runner.query(`CREATE POLICY every_row ON ${table} USING (true) WITH CHECK (true)`);
}

async function namesIn(runner: QueryRunner, statement: string): Promise<string[]> {
  const rows = (await runner.query(statement)) as { name: string }[];
  return rows.map(({ name }) => name);
}
