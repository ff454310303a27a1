import { createStore } from '../store/create-store';
import { admin, shopper } from '../testing/people';
import { signedIn, signedOut } from './session.slice';

/** With filters chosen in the tab, and a size on the device. */
function openTab() {
  const { store } = createStore();
  store.dispatch(signedIn(shopper));
  sessionStorage.setItem('filters', '{"brand":["nike"]}');
  localStorage.setItem('sizes', '{"letters":"M"}');
  return store;
}

const remembered = () => [sessionStorage.getItem('filters'), localStorage.getItem('sizes')];

test('signing out forgets what the tab and the device remember', () => {
  openTab().dispatch(signedOut({ byChoice: true }));
  expect(remembered()).toEqual([null, null]);
});

test('signing in again after the session ended finds it as it was', () => {
  const store = openTab();
  store.dispatch(signedOut({ byChoice: false }));
  store.dispatch(signedIn(shopper));
  expect(remembered()).not.toContain(null);
});

test('another user finds nothing of it', () => {
  const store = openTab();
  store.dispatch(signedOut({ byChoice: false }));
  store.dispatch(signedIn(admin));
  expect(remembered()).toEqual([null, null]);
});

test('a device that is full hinders nobody', () => {
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
