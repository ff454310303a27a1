import { shopper } from '../../testing/people';
import {
  credentialsRefused,
  loginRequested,
  logoutFailed,
  logoutRequested,
  registerRequested,
  sessionCheckRequested,
  sessionSlice,
  signedIn,
  signedOut,
} from './session.slice';

type Action = Parameters<typeof sessionSlice.reducer>[1];

const after = (...actions: Action[]) => actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState());

test('a session starts loading, without a user', () => {
  expect(after()).toMatchObject({ isLoading: true, isChecked: false, isAuthenticated: false, user: null });
});

test.each([
  sessionCheckRequested(),
  loginRequested({ email: '', password: '' }),
  registerRequested({ userName: '', email: '', password: '' }),
  logoutRequested(),
])('it is loading while $type is pending', (request) => {
  expect(after(signedOut({ byChoice: true }), request).isLoading).toBe(true);
});

test.each([
  signedIn(shopper),
  signedOut({ byChoice: true }),
  credentialsRefused({ fields: {} }),
  logoutFailed(),
])('it is not loading after $type', (action) => {
  expect(after(logoutRequested(), action).isLoading).toBe(false);
});

test('refused credentials do not sign in; a refused logout changes nothing', () => {
  expect(after(signedIn(shopper), credentialsRefused({ fields: {} }))).toMatchObject({
    isAuthenticated: false,
    user: null,
  });
  expect(after(signedIn(shopper), logoutRequested(), logoutFailed())).toMatchObject({
    isAuthenticated: true,
    user: shopper,
  });
});

test('sending the form again clears its errors', () => {
  const problem = { fields: { email: 'This one is taken' } };
  const refused = credentialsRefused(problem);
  expect(after(refused).problem).toEqual(problem);
  expect(after(refused, loginRequested({ email: '', password: '' })).problem).toEqual({ fields: {} });
});
