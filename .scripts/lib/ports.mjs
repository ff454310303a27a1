// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartupError } from './startup-error.mjs';

/**
 * Says early what the server would find out late.
 * @param {string | undefined} setting
 */
export async function requireFreePort(setting) {
  const port = Number(setting || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartupError(`PORT must be a whole number from 0 to 65535, not "${setting}".`);
  }
  try {
    await tryPort(port);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE') throw new StartupError(`Port ${port} is in use: set PORT to another one.`);
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} may not be used by this user: set PORT to another one.`);
    throw error;
  }
}

/** A port of 127.0.0.1 that nobody uses now. */
export const findFreePort = () => tryPort(0, '127.0.0.1');

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number>}
 */
async function tryPort(port, host) {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return address.port;
}
