import { withNeeds, type FeatureState, type RemoteSlice, type Saga } from '@haberdash/kit/feature';
import { mountRemote, type Remote } from '@haberdash/kit/remote';
import type { RouteObject } from 'react-router-dom';

interface StoreParts {
  inject: (slices: RemoteSlice[]) => void;
  run: (saga: Saga, remoteName: string) => void;
}

export interface MountedRemote extends Remote {
  routes: RouteObject[];
}

/** Returns a function that mounts a remote, once: its slices are added to the store and its sagas are started. */
export function mountRemotesInto({ inject, run }: StoreParts) {
  const owners = new Map<string, string>();
  const running = new Set<Saga>();
  const mounted = new Map<string, MountedRemote>();

  function mountState(state: FeatureState, name: string) {
    const states = withNeeds(state);
    inject(states.flatMap(({ slices = [] }) => slices).filter((slice) => isNew(slice, name)));
    for (const saga of states.flatMap(({ sagas = [] }) => sagas)) {
      if (running.has(saga)) continue;
      running.add(saga);
      run(saga, name);
    }
  }

  function isNew({ reducerPath }: RemoteSlice, name: string): boolean {
    const owner = owners.get(reducerPath);
    if (owner && owner !== name) throw new Error(`${owner} has a slice '${reducerPath}' already`);
    owners.set(reducerPath, name);
    return owner === undefined;
  }

  return function mount(remote: Remote): MountedRemote {
    const { name } = remote;
    const before = mounted.get(name);
    if (before) return before;
    const routes = mountRemote(remote, (state) => mountState(state, name));
    const now = { ...remote, routes };
    mounted.set(name, now);
    return now;
  };
}
