import { lateAfter } from '@haberdash/kit/lazy-page';
import type { Remote } from '@haberdash/kit/remote';
import {
  getInstance,
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { RetryPlugin } from '@module-federation/retry-plugin';
import { beside, fetchManifest, type RemoteEntry } from './remotes.api';

registerPlugins([
  {
    ...RetryPlugin({ script: { retryTimes: 1, retryDelay: 100 } }),
    fetch: (url, options) =>
      fetch(url, { ...options, cache: 'no-cache', signal: AbortSignal.timeout(lateAfter) }),
    createScript: () => ({ timeout: lateAfter }),
  },
]);

/** A page composed by the server contains the remote's entry; otherwise the manifest names it. */
export function register(remotes: RemoteEntry[]): void {
  registerRemotes(remotes.map(({ name, manifest, entry }) => ({ name, entry: entry ?? manifest })));
}

export async function fetchRemote({ name, manifest }: RemoteEntry): Promise<Remote> {
  try {
    const exposed = await loadRemote<{ default: Remote }>(`${name}/remote`);
    return exposed!.default;
  } catch (error) {
    // The next attempt reads the manifest again, because it names another entry after a deployment.
    registerRemotes([{ name, entry: manifest }], { force: true });
    throw error;
  }
}

/** Whether the remote was redeployed after this document had loaded it. */
export async function isRedeployed({ name, manifest }: RemoteEntry): Promise<boolean> {
  const loaded = getInstance()?.moduleCache.get(name)?.remoteInfo.entry;
  if (!loaded) return false;
  try {
    const { metaData } = await fetchManifest(manifest);
    return beside(manifest, metaData.remoteEntry.name) !== loaded;
  } catch {
    return false;
  }
}

/** Loads a remote's files before a page needs them. */
export async function preload({ name }: RemoteEntry): Promise<void> {
  // A failure is shown when the page itself loads.
  await preloadRemote([{ nameOrAlias: name, exposes: ['remote'] }]).catch(() => {});
}
