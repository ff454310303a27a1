import type { Remote } from '@haberdash/kit/remote';
import type { Manifest } from '../remotes/remotes.api';

/** Stands for what runs scripts of other addresses, which jsdom doesn't: tests say what a remote holds, or that it is away. */
const deployed = new Map<string, () => Remote>();

export function putRemote(remote: Remote): void {
  deployed.set(remote.name, () => remote);
}

/** Its files arrive, and throw when they are run. */
export function putBrokenRemote(name: string, error: Error): void {
  deployed.set(name, () => {
    throw error;
  });
}

export function takeRemoteAway(name: string): void {
  deployed.delete(name);
}

/** Every remote's, whether it is there or not. */
export const manifest: Manifest = { entry: 'remoteEntry.js', scripts: [], styles: [] };

/** In place of remotes/load-script.ts. */
export async function loadScript(src: string): Promise<void> {
  const [, name = ''] = /\/remotes\/([^/]+)\//.exec(src) ?? [];
  const read = deployed.get(name);
  if (!read) throw new Error(`${src} could not be loaded`);
  Object.assign(window, { [name]: { init: () => {}, get: async () => () => ({ default: read() }) } });
}
