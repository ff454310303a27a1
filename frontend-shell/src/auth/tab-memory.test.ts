import { createStore } from '../store/create-store';
import { admin, shopper } from '../testing/people';
import { signedIn, signedOut } from './session.slice';

const chooseFilters = () => sessionStorage.setItem('filters', '{"brand":["nike"]}');
const filters = () => sessionStorage.getItem('filters');

afterEach(() => sessionStorage.clear());

function openTab() {
  const { store } = createStore();
  store.dispatch(signedIn(shopper));
  chooseFilters();
  return store;
}

test('signing out forgets what the tab remembers', () => {
  openTab().dispatch(signedOut({ byChoice: true }));
  expect(filters()).toBeNull();
});

test('whoever signs in again after the session ended finds it as it was', () => {
  const store = openTab();
  store.dispatch(signedOut({ byChoice: false }));
  store.dispatch(signedIn(shopper));
  expect(filters()).not.toBeNull();
});

test('another user finds nothing of it', () => {
  const store = openTab();
  store.dispatch(signedOut({ byChoice: false }));
  store.dispatch(signedIn(admin));
  expect(filters()).toBeNull();
});
