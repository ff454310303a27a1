import type { Remote } from '@haberdash/kit/remote';

/**
 * Replaces the loading of remote scripts, which jsdom does not run. Tests define each remote, or that it is
 * away.
 */
const deployed = new Map<string, () => Remote>();

export function putRemote(remote: Remote): void {
  deployed.set(remote.name, () => remote);
}

/** The remote's files load, but throw when they run. */
export function putBrokenRemote(name: string, error: Error): void {
  deployed.set(name, () => {
    throw error;
  });
}

export function takeRemoteAway(name: string): void {
  deployed.delete(name);
}

/* Tests import this module in place of @module-federation/enhanced/runtime. */

export async function loadRemote(id: string): Promise<{ default: Remote }> {
  const [name = ''] = id.split('/');
  const read = deployed.get(name);
  if (!read) throw new Error(`The entry of ${name} could not be loaded`);
  return { default: read() };
}

export const registerRemotes = () => {};
export const registerPlugins = () => {};
export const preloadRemote = async () => {};
export const getInstance = () => null;
