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
import { beside, fetchManifest, requestRemotes, type RemoteEntry } from './remotes.api';

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

/** Remotes whose files ran and failed: the document keeps what these left, so only a new document runs them from the start. */
const failedWhileRunning = new Set<string>();

export async function fetchRemote({ name, manifest }: RemoteEntry): Promise<Remote> {
  try {
    const exposed = await loadRemote<{ default: Remote }>(`${name}/remote`);
    return exposed!.default;
  } catch (error) {
    if (loadedFrom(name)?.remoteEntryExports) failedWhileRunning.add(name);
    // The next attempt reads the manifest again, because it names another entry after a deployment.
    registerRemotes([{ name, entry: manifest }], { force: true });
    throw error;
  }
}

/** Whether this document can't load the remote again: its files failed while they ran, or it was deployed elsewhere or again. */
export async function needsNewDocument(remote: RemoteEntry): Promise<boolean> {
  if (failedWhileRunning.has(remote.name)) return true;
  const checks = [isMoved(remote), isRedeployed(remote)].map((check) => check.catch(() => false));
  return (await Promise.all(checks)).includes(true);
}

async function isMoved({ name, manifest }: RemoteEntry): Promise<boolean> {
  const { data } = await requestRemotes();
  return data.some((remote) => remote.name === name && remote.manifest !== manifest);
}

async function isRedeployed({ name, manifest }: RemoteEntry): Promise<boolean> {
  const loaded = loadedFrom(name)?.remoteInfo.entry;
  if (!loaded) return false;
  const { metaData } = await fetchManifest(manifest);
  return beside(manifest, metaData.remoteEntry.name) !== loaded;
}

const loadedFrom = (name: string) => getInstance()?.moduleCache.get(name);

/** Loads a remote's files before a page needs them. */
export async function preload({ name }: RemoteEntry): Promise<void> {
  // A failure is shown when the page itself loads.
  await preloadRemote([{ nameOrAlias: name, exposes: ['remote'] }]).catch(() => {});
}
