import { access, constants } from 'node:fs/promises';
import type { ServerSettings } from '../../platform/config/server.settings';
import { type Finding, works, wrong } from './finding';

export async function checkPictures({ uploadsDir, draftsDir }: ServerSettings): Promise<Finding> {
  try {
    for (const folder of [uploadsDir, draftsDir]) await access(folder, constants.W_OK | constants.X_OK);
    return works('Pictures', `${uploadsDir} can be written`);
  } catch (error) {
    const { message } = error as Error;
    return wrong(
      'Pictures',
      `${message}: a server makes the folder when it starts, where DATA_DIR may be written`,
    );
  }
}
