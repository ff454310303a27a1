import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@haberdash/kit/remote';
import type { RemoteEntry } from './remotes.api';

/** Tells the federation runtime where each remote lives. */
export function register(remotes: RemoteEntry[]): void {
  registerRemotes(
    remotes.map(({ name, manifest }) => ({ name, entry: new URL(manifest, window.location.origin).href })),
  );
}

export async function fetchRemote(name: string): Promise<Remote> {
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`The remote '${name}' exposes nothing`);
  return module.default;
}

/** Fetches a remote's files ahead of the page that will need them. */
export async function preload(name: string): Promise<void> {
  try {
    await preloadRemote([{ nameOrAlias: name, resourceCategory: 'sync' }]);
  } catch {
    // The page itself will tell what is missing.
  }
}
