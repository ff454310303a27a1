import { join } from 'node:path';
import { ServerSettings } from '../platform/config/server.settings';
import { Environment } from '../platform/config/settings';
import { makeBackup, picturesIn } from './backup/backups';
import { dumpDatabase } from './backup/dump';
import { command } from './operator-command';

/** Writes the database and the pictures to a new folder below the one given, while the shop is running. */
command(async (say) => {
  const server = new ServerSettings(new Environment(process.env));
  const pictures = picturesIn(process.env);
  const [parent = join(server.DATA_DIR, 'backups')] = process.argv.slice(2);
  const folder = await makeBackup(parent, pictures, (draft) => dumpDatabase(server.ownerUrl, draft));
  say(folder);
});
