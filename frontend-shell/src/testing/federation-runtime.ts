import type { Remote } from '@haberdash/kit/remote';

/** Stands for the federation runtime: tests say what a remote holds, or that it is away. */
const shelf = new Map<string, Remote>();

export function putRemote(remote: Remote): void {
  shelf.set(remote.name, remote);
}

export function takeRemoteAway(name: string): void {
  shelf.delete(name);
}

export function registerRemotes(): void {}

export async function preloadRemote(): Promise<void> {}

export async function loadRemote(path: string): Promise<{ default: Remote }> {
  const remote = shelf.get(path.replace(/\/remote$/, ''));
  if (!remote) throw new Error(`No remote at ${path}`);
  return { default: remote };
}
