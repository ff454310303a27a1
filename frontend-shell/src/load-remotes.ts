import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@haberdash/kit/remote';
import { retriable } from '@haberdash/kit/retriable';

const remotesRegistered = retriable(registerFromFile);

async function registerFromFile(): Promise<void> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/remotes.json: ${response.status}`);
  const remotes = (await response.json()) as Record<string, string>;
  registerRemotes(
    Object.entries(remotes).map(([name, address]) => ({
      name,
      entry: new URL(address, window.location.origin).href,
    })),
  );
}

async function load(name: string): Promise<Remote> {
  await remotesRegistered();
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`The remote '${name}' exposes nothing`);
  return module.default;
}

/** Gives the function that opens a remote, loaded and mounted; the same promise for everybody who asks. */
export function remoteOpener(mount: (remote: Remote) => void) {
  const openers = new Map<string, () => Promise<Remote>>();
  const openerOf = (name: string) =>
    retriable(async () => {
      const remote = await load(name);
      mount(remote);
      return remote;
    });

  return function openRemote(name: string): Promise<Remote> {
    const open = openers.get(name) ?? openerOf(name);
    openers.set(name, open);
    return open();
  };
}

/** Fetches a remote's files ahead of the page that will need them. */
export async function preload(name: string): Promise<void> {
  try {
    await remotesRegistered();
    await preloadRemote([{ nameOrAlias: name, resourceCategory: 'sync' }]);
  } catch {
    // The page itself will tell what is missing.
  }
}
