import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { StartupError } from '../../platform/config/startup-error';
import { findClientTool, runClientTool } from './client-tools';
import { inSession, inSnapshot, majorVersion } from './database-session';
import { contentsOf, differences, type TableContents } from './table-contents';

/** A database written by pg_dump, with what was in its tables at that moment. */
export interface Dump {
  kind: 'dump';
  /** Major versions of the server and of pg_dump. */
  postgres: number;
  tool: number;
  tables: Record<string, TableContents>;
}

const fileIn = (folder: string) => join(folder, 'database.dump');

export function dumpDatabase(databaseUrl: string, folder: string): Promise<Dump> {
  return inSession(databaseUrl, async (runner) => {
    const postgres = await majorVersion(runner);
    const tool = await findClientTool('pg_dump', postgres);
    return inSnapshot(runner, async () => {
      const [{ snapshot }] = (await runner.query('SELECT pg_export_snapshot() AS snapshot')) as [
        { snapshot: string },
      ];
      const args = ['--format=custom', '--no-owner', '--no-privileges'];
      await runClientTool(tool, databaseUrl, [...args, `--snapshot=${snapshot}`, `--file=${fileIn(folder)}`]);
      return { kind: 'dump', postgres, tool: tool.major, tables: await contentsOf(runner) };
    });
  });
}

/**
 * All of it or nothing.
 * @param replace whether what is in the database goes first
 * @throws StartupError when the database is not empty or differs from the dump in the end
 */
export function restoreDump(
  databaseUrl: string,
  folder: string,
  dump: Dump,
  replace: boolean,
): Promise<void> {
  return inSession(databaseUrl, async (runner) => {
    const postgres = await majorVersion(runner);
    if (postgres < dump.postgres)
      throw new StartupError(`The backup is of Postgres ${dump.postgres}, and this one is ${postgres}.`);
    const tool = await findClientTool('pg_restore', Math.max(dump.tool, postgres));
    if (replace) await empty(runner);
    await assertEmpty(runner);
    await runClientTool(tool, databaseUrl, [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      fileIn(folder),
    ]);
    await runner.query('ANALYZE');
    await assertEqual(runner, dump);
  });
}

async function assertEmpty(runner: QueryRunner): Promise<void> {
  const [{ tables }] = (await runner.query(`
    SELECT count(*)::integer AS tables FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'`)) as [
    { tables: number },
  ];
  if (tables === 0) return;
  throw new StartupError(
    `The database is not empty: it has ${tables} tables. Restore into a new one, or add --replace to remove what is in it.`,
  );
}

async function empty(runner: QueryRunner): Promise<void> {
  const [{ others }] = (await runner.query(`
    SELECT count(*)::integer AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`)) as [{ others: number }];
  if (others > 0)
    throw new StartupError(
      `${others} other connections to the database are open: stop the servers and jobs first.`,
    );
  await runner.query(`
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema' LOOP
        EXECUTE format('DROP SCHEMA %I CASCADE', name);
      END LOOP;
      CREATE SCHEMA public;
    END $$`);
}

async function assertEqual(runner: QueryRunner, dump: Dump): Promise<void> {
  const different = differences(await inSnapshot(runner, () => contentsOf(runner)), dump.tables);
  if (different.length === 0) return;
  throw new StartupError(`The restored database differs from the backup in ${different.join(', ')}.`);
}
