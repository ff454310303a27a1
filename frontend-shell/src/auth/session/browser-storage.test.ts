import { createStore } from '../../store/create-store';
import { admin, shopper } from '../../testing/people';
import { signedIn, signedOut } from './session.slice';

/** A tab with stored filters, on a device with a stored size. */
function openTab() {
  const { store } = createStore();
  store.dispatch(signedIn(shopper));
  sessionStorage.setItem('filters', '{"brand":["nike"]}');
  localStorage.setItem('sizes', '{"letters":"M"}');
  return store;
}

const remembered = () => [sessionStorage.getItem('filters'), localStorage.getItem('sizes')];

test('signing out clears session and local storage', () => {
  openTab().dispatch(signedOut({ byChoice: true }));
  expect(remembered()).toEqual([null, null]);
});

test('signing in again after the session expired keeps the storage', () => {
  const store = openTab();
  store.dispatch(signedOut({ byChoice: false }));
  store.dispatch(signedIn(shopper));
  expect(remembered()).not.toContain(null);
});

test("another user's sign-in clears the storage", () => {
  const store = openTab();
  store.dispatch(signedOut({ byChoice: false }));
  store.dispatch(signedIn(admin));
  expect(remembered()).toEqual([null, null]);
});

test('a full storage is ignored', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const { store } = createStore();
  store.dispatch(signedIn(shopper));
  full.mockRestore();
  localStorage.setItem('sizes', '{"letters":"M"}');
  store.dispatch(signedOut({ byChoice: true }));
  expect(remembered()).toEqual([null, null]);
});
