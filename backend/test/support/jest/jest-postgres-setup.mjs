// @ts-check
import { startTemporaryPostgres } from '../../../../.scripts/postgres/postgres.mjs';

/** One Postgres for all test files, each of which makes a database of its own on it. */
export default async function setUpPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    process.env.TEST_POSTGRES_URL = process.env.TEST_DATABASE_URL;
    return;
  }
  const postgres = await startTemporaryPostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
  Object.assign(globalThis, { testPostgres: postgres });
}
