import { ServerSettings } from '../platform/config/server.settings';
import { Environment } from '../platform/config/settings';
import { StartupError } from '../platform/config/startup-error';
import { grantRows } from '../platform/postgres/migrations/grant-rows';
import { type DatabaseCopy, picturesIn, restoreBackup } from './backup/backups';
import { restoreDump } from './backup/dump';
import { restoreArguments } from './backup/restore-arguments';
import { command } from './operator-command';

/** Brings a backup back into the configured database, which must be empty, and data folder. */
command(async (say) => {
  const { folder, replace } = restoreArguments(process.argv.slice(2));
  const server = new ServerSettings(new Environment(process.env));
  const pictures = picturesIn(process.env);
  const restoreDatabase = async (copy: DatabaseCopy) => {
    if (copy.kind !== 'dump')
      throw new StartupError('The backup is of the embedded Postgres: restore it without DATABASE_URL.');
    await restoreDump(server.ownerUrl, folder, copy, replace);
    if (server.DATABASE_OWNER_URL) await grantRows(server.DATABASE_OWNER_URL, server.DATABASE_URL);
  };
  await restoreBackup(folder, pictures, restoreDatabase, say);
});
