import { call, takeEvery } from '@haberdash/kit/effects';
import { defineRemote, type Remote, type RemoteSlice } from '@haberdash/kit/remote';
import { createSlice } from '@reduxjs/toolkit';
import { sessionSlice, signedIn, signedOut } from '../auth/session/session.slice';
import { shopper } from '../testing/people';
import { remoteWith } from '../testing/remotes';
import { createStore } from './create-store';

const counter = (name: string) =>
  createSlice({
    name,
    initialState: { count: 0 },
    reducers: { counted: (state) => void (state.count += 1) },
  });

const stateOf = (store: ReturnType<typeof createStore>['store'], { reducerPath }: RemoteSlice) =>
  (store.getState() as Record<string, unknown>)[reducerPath];

/** A remote whose saga reports each action. */
function listeningRemote(name: string, seen: () => void): Remote {
  return remoteWith({
    name,
    *saga() {
      yield* takeEvery(`${name}/poked`, function* () {
        yield* call(seen);
      });
    },
  });
}

describe('a mounted remote', () => {
  test('adds its slices to the store, and its saga receives actions', () => {
    const { store, mountRemote } = createStore();
    const cart = counter('cart');
    const seen = jest.fn();
    mountRemote({ ...listeningRemote('shop', seen), slices: [cart] });

    store.dispatch(cart.actions.counted());
    store.dispatch({ type: 'shop/poked' });

    expect(stateOf(store, cart)).toEqual({ count: 1 });
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test('mounts a remote once when it is opened repeatedly', () => {
    const { store, mountRemote } = createStore();
    const seen = jest.fn();
    const remote = listeningRemote('shop', seen);
    mountRemote(remote);
    mountRemote(remote);
    store.dispatch({ type: 'shop/poked' });
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test('starts a saga once that several of its states name', () => {
    const { mountRemote } = createStore();
    const runs = jest.fn();
    function* saga() {
      yield* call(runs);
    }
    const features = [{ state: { sagas: [saga] } }, { state: { needs: [{ sagas: [saga] }] } }];
    mountRemote(defineRemote({ name: 'shop', frame: 'topbar', title: 'Shop', features }));
    expect(runs).toHaveBeenCalledTimes(1);
  });

  test("must not replace another remote's slice", () => {
    const { mountRemote } = createStore();
    mountRemote(remoteWith({ name: 'shop', slices: [counter('orders')] }));
    expect(() => mountRemote(remoteWith({ name: 'admin', slices: [counter('orders')] }))).toThrow(
      "shop has a slice 'orders' already",
    );
  });
});

describe('signing out', () => {
  test("resets the remotes' slices", () => {
    const { store, mountRemote } = createStore();
    const cart = counter('cart');
    mountRemote(remoteWith({ name: 'shop', slices: [cart] }));
    store.dispatch(signedIn(shopper));
    store.dispatch(cart.actions.counted());

    store.dispatch(signedOut({ byChoice: true }));

    expect(stateOf(store, cart)).toEqual({ count: 0 });
    expect(stateOf(store, sessionSlice)).toMatchObject({ isAuthenticated: false, user: null });
  });

  test("cancels a remote's saga and starts it again", () => {
    const { store, mountRemote } = createStore();
    const runs: string[] = [];
    mountRemote(
      remoteWith({
        name: 'shop',
        *saga() {
          runs.push('started');
          try {
            yield* call(() => new Promise<void>(() => {}));
          } finally {
            runs.push('ended');
          }
        },
      }),
    );
    store.dispatch(signedOut({ byChoice: true }));
    expect(runs).toEqual(['started', 'ended', 'started']);
  });
});
