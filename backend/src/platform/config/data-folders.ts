import { access, constants } from 'node:fs/promises';
import { makeFolder } from './make-folder';
import type { ServerSettings } from './server.settings';
import { StartupError } from './startup-error';

/** Creates the folders for data outside the database. @throws StartupError when they can't be used */
export async function prepareDataFolders({ DATA_DIR, uploadsDir, draftsDir }: ServerSettings): Promise<void> {
  for (const folder of [DATA_DIR, uploadsDir, draftsDir]) {
    try {
      await makeFolder(folder);
      await access(folder, constants.W_OK | constants.X_OK);
    } catch (error) {
      const why = (error as Error).message;
      throw new StartupError(`The data folder can't be used (${why}): choose another one with DATA_DIR.`, {
        cause: error,
      });
    }
  }
}
