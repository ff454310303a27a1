import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@haberdash/kit/remote';
import type { RemoteEntry } from './remotes.api';

/** By its entry where that is known: then nobody need ask the manifest for it. */
export function register(remotes: RemoteEntry[]): void {
  registerRemotes(remotes.map(({ name, manifest, entry }) => at(name, entry ?? manifest)));
}

export async function fetchRemote({ name, manifest, entry }: RemoteEntry): Promise<Remote> {
  try {
    const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
    if (!module) throw new Error(`The remote '${name}' exposes nothing`);
    return module.default;
  } catch (error) {
    // It may have been deployed anew: then another try finds its entry by the manifest.
    if (entry) registerRemotes([at(name, manifest)], { force: true });
    throw error;
  }
}

const at = (name: string, address: string) => ({
  name,
  entry: new URL(address, window.location.origin).href,
});

/** Fetches a remote's files ahead of the page that will need them. */
export async function preload(name: string): Promise<void> {
  try {
    await preloadRemote([{ nameOrAlias: name, resourceCategory: 'sync' }]);
  } catch {
    // The page itself will tell what is missing.
  }
}
