import type { ServerSettings } from '../../config/server.settings';
import { grantRows } from './grant-rows';
import { migrate } from './migrate';

/**
 * Migrates as the owner of the tables, and lets the servers' role use what is new.
 * @returns the names of the migrations that it ran
 */
export async function bringUpToDate(
  settings: Pick<ServerSettings, 'DATABASE_OWNER_URL' | 'DATABASE_URL' | 'ownerUrl'>,
): Promise<string[]> {
  const ran = await migrate(settings.ownerUrl);
  if (settings.DATABASE_OWNER_URL) await grantRows(settings.DATABASE_OWNER_URL, settings.DATABASE_URL);
  return ran;
}
