import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@haberdash/kit/remote';

let registered: Promise<void> | undefined;

/** Tells the federation runtime where each remote lives: once, unless it fails. */
function registerOnce(): Promise<void> {
  registered ??= registerFromFile().catch((error: unknown) => {
    registered = undefined;
    throw error;
  });
  return registered;
}

async function registerFromFile(): Promise<void> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/remotes.json: ${response.status}`);
  const addresses = (await response.json()) as Record<string, string>;
  registerRemotes(
    Object.entries(addresses).map(([name, address]) => ({
      name,
      entry: new URL(address, window.location.origin).href,
    })),
  );
}

export async function fetchRemote(name: string): Promise<Remote> {
  await registerOnce();
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`The remote '${name}' exposes nothing`);
  return module.default;
}

/** Fetches a remote's files ahead of the page that will need them. */
export async function preload(name: string): Promise<void> {
  try {
    await registerOnce();
    await preloadRemote([{ nameOrAlias: name, resourceCategory: 'sync' }]);
  } catch {
    // The page itself will tell what is missing.
  }
}
