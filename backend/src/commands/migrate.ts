import { ServerSettings } from '../platform/config/server.settings';
import { Environment } from '../platform/config/settings';
import { bringUpToDate } from '../platform/postgres/migrations/bring-up-to-date';
import { command } from './operator-command';

/** Brings the database's tables up to this code's version, while servers of the last one may be running. */
command(async (say) => {
  const ran = await bringUpToDate(new ServerSettings(new Environment(process.env)));
  ran.forEach((name) => say(name));
  say(ran.length === 0 ? 'The database was up to date already' : `${ran.length} migrations have run`);
});
