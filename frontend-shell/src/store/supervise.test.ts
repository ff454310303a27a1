import { call, take } from '@haberdash/kit/effects';
import { remoteWith } from '../testing/remotes';
import { createStore } from './create-store';

const reported = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no `reportError`.
  Object.assign(globalThis, { reportError: reported });
});
afterEach(() => {
  jest.useRealTimers();
  reported.mockClear();
});

/** A remote whose saga throws after its first action. */
function throwingRemote(name: string, served: () => void) {
  return remoteWith({
    name,
    *saga() {
      yield* take(`${name}/served`);
      yield* call(served);
      throw new Error('Dropped the scissors');
    },
  });
}

test('a saga that throws is reported and restarted, and the other remote is not affected', async () => {
  const { store, mountRemote } = createStore();
  const [clumsy, neighbour] = [jest.fn(), jest.fn()];
  mountRemote(throwingRemote('shop', clumsy));
  mountRemote(throwingRemote('admin', neighbour));

  store.dispatch({ type: 'shop/served' });
  expect(reported).toHaveBeenCalledWith(new Error('Dropped the scissors'));
  await jest.advanceTimersByTimeAsync(1000);
  store.dispatch({ type: 'shop/served' });
  store.dispatch({ type: 'admin/served' });

  expect(clumsy).toHaveBeenCalledTimes(2);
  expect(neighbour).toHaveBeenCalledTimes(1);
});

test('a saga that throws at its start is restarted once a second, not in a hot loop', async () => {
  const { mountRemote } = createStore();
  const start = jest.fn(() => {
    throw new Error('No thread');
  });
  mountRemote(
    remoteWith({
      name: 'shop',
      *saga() {
        yield* call(start);
      },
    }),
  );
  expect(start).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3000);
  expect(start).toHaveBeenCalledTimes(4);
});

test('a saga that has finished is not restarted', async () => {
  const { mountRemote } = createStore();
  const start = jest.fn();
  mountRemote(
    remoteWith({
      name: 'shop',
      *saga() {
        yield* call(start);
      },
    }),
  );
  await jest.advanceTimersByTimeAsync(5000);
  expect(start).toHaveBeenCalledTimes(1);
});
