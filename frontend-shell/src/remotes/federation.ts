import { askingTwice } from '@haberdash/kit/asking-twice';
import type { Remote } from '@haberdash/kit/remote';
import { loadScript } from './load-script';
import { beside, fetchManifest, type RemoteEntry } from './remotes.api';
import { shareScope } from './share-scope';

/** What a remote's entry puts under the remote's name: webpack's side of the federation. */
interface Container {
  init: (scope: typeof shareScope) => Promise<void> | void;
  get: (module: './remote') => Promise<() => { default: Remote }>;
}

/** They didn't arrive, or what they led to didn't: their remote may have been deployed anew. */
const entriesGone = new Set<string>();

/** The entry that each remote's pages in this document come from. */
const entriesLoaded = new Map<string, string>();

export async function fetchRemote(remote: RemoteEntry): Promise<Remote> {
  const entry = await entryOf(remote);
  try {
    await askingTwice(() => loadScript(entry));
    const container = (window as unknown as Record<string, Container>)[remote.name]!;
    await container.init(shareScope);
    const read = await askingTwice(() => container.get('./remote'));
    const { default: loaded } = read();
    entriesLoaded.set(remote.name, entry);
    return loaded;
  } catch (error) {
    entriesGone.add(entry);
    throw error;
  }
}

/** Whether the remote was deployed again after this document had loaded it. */
export async function isDeployedAnew({ name, manifest }: RemoteEntry): Promise<boolean> {
  const loaded = entriesLoaded.get(name);
  if (!loaded) return false;
  try {
    const { entry } = await fetchManifest(manifest);
    return beside(manifest, entry) !== beside(manifest, loaded);
  } catch {
    return false;
  }
}

/** It has another name after each deployment, which the manifest knows; the page may have come with it. */
async function entryOf({ manifest, entry }: RemoteEntry): Promise<string> {
  if (entry && !entriesGone.has(entry)) return entry;
  const { entry: named } = await fetchManifest(manifest);
  return beside(manifest, named);
}

/** Has a remote's files come ahead of the page that will need them. */
export async function preload({ manifest }: RemoteEntry): Promise<void> {
  try {
    const { entry, scripts, styles } = await fetchManifest(manifest);
    for (const file of [entry, ...scripts]) preloadAs('script', beside(manifest, file));
    for (const file of styles) preloadAs('style', beside(manifest, file));
  } catch {
    // The page itself will tell what is missing.
  }
}

function preloadAs(as: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }));
}
