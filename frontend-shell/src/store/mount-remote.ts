import type { Remote, RemoteSlice } from '@haberdash/kit/remote';

interface StoreParts {
  inject: (slice: RemoteSlice) => void;
  run: (remote: Pick<Remote, 'name' | 'saga'>) => void;
}

/** Returns a function that adds a remote's slices to the store and starts its saga, once. */
export function mountRemotesInto({ inject, run }: StoreParts) {
  const owners = new Map<string, string>();
  const mounted = new Set<string>();

  return function mountRemote(remote: Remote): Remote {
    if (mounted.has(remote.name)) return remote;
    for (const slice of remote.slices) {
      const owner = owners.get(slice.reducerPath) ?? remote.name;
      if (owner !== remote.name) throw new Error(`${owner} has a slice '${slice.reducerPath}' already`);
      owners.set(slice.reducerPath, owner);
      inject(slice);
    }
    run(remote);
    mounted.add(remote.name);
    return remote;
  };
}
