import { useServices } from '@haberdash/kit/services';
import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import remotes from '../../../public/remotes.json';
import { putRemote } from '../../testing/deployed-remotes';
import { admin, nobodySignedIn, shopper, signedInAs } from '../../testing/people';
import { putIntoPage } from '../../testing/put-into-page';
import { remoteWith } from '../../testing/remotes';
import { renderShell } from '../../testing/render-shell';

type Shell = ReturnType<typeof renderShell>;

beforeEach(() => {
  putRemote(remoteWith({ name: 'shop' }));
  const dashboard = { path: 'dashboard', element: <h1>Home of the admin</h1> };
  putRemote(remoteWith({ name: 'admin', frame: 'sidebar', routes: [dashboard] }));
});

async function logIn({ user }: Shell) {
  await user.type(await screen.findByLabelText('Email'), 'sam@example.test');
  await user.type(screen.getByLabelText('Password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function register({ user }: Shell) {
  await user.type(await screen.findByLabelText('User Name'), 'Sam');
  await user.type(screen.getByLabelText('Email'), 'sam@example.test');
  await user.type(screen.getByLabelText('Password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

function CartButton() {
  const { api } = useServices();
  const ask = () => api.GET('/api/shop/cart/get/{userId}', { params: { path: { userId: 'user-1' } } });
  return <button onClick={() => void ask()}>Cart</button>;
}

test('a page is a skeleton until the session is checked', async () => {
  putIntoPage('id', 'start', { remotes });
  const { container } = renderShell('/shop/home', nobodySignedIn);
  const placeholder = screen.getByRole('status');
  expect(placeholder).toHaveClass('session-placeholder');
  expect(container).toHaveTextContent(/^Loading$/);
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(placeholder).not.toBeInTheDocument();
});

const sessionChecks = ({ sent }: Shell) => sent.filter(({ call }) => call === 'GET /api/auth/check-auth');

test("a page that contains 'not signed in' needs no session check", () => {
  putIntoPage('id', 'start', { session: false, remotes });
  const shell = renderShell('/shop/home', nobodySignedIn);
  expect(screen.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(window.location.search).toBe('?next=%2Fshop%2Fhome');
  expect(sessionChecks(shell)).toEqual([]);
});

test("the user that the page contains is signed in at once, and keeps the browser's storage", async () => {
  localStorage.setItem('owner', 'somebody-else');
  putIntoPage('id', 'start', { session: { success: true, user: shopper }, remotes });
  const shell = renderShell('/shop/home', signedInAs(shopper));
  expect(shell.container.querySelector('.session-placeholder')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Home of the shop' })).toBeVisible();
  expect(sessionChecks(shell)).toEqual([]);
  expect(localStorage.getItem('owner')).toBe(shopper.id);
});

test.each([
  ['a shopper', shopper, 'Home of the shop'],
  ['an admin', admin, 'Home of the admin'],
])("signing in redirects %s home, with the server's message", async (_who, user, heading) => {
  const answer = { success: true, message: 'Logged in successfully', user };
  const shell = renderShell('/auth/login', { ...nobodySignedIn, 'POST /api/auth/login': answer });
  await logIn(shell);

  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText('Logged in successfully').closest('[role="status"]')).toBeVisible();
  expect(shell.sent.at(-1)?.body).toEqual({ email: 'sam@example.test', password: 'thimble-and-thread' });
});

test('a refused login shows a destructive toast and keeps the input', async () => {
  const answer = { success: false, message: 'Incorrect email or password! Please try again' };
  const shell = renderShell('/auth/login', { ...nobodySignedIn, 'POST /api/auth/login': answer });
  await logIn(shell);

  expect(await screen.findByRole('alert')).toHaveTextContent(answer.message);
  expect(window.location.pathname).toBe('/auth/login');
  expect(screen.getByLabelText('Email')).toHaveValue('sam@example.test');
  const [message, toast] = screen.getAllByText(answer.message);
  expect(message).toHaveFocus();
  expect(toast).toBeVisible();
});

test('with a second factor, a code is requested after the password, and sent with it', async () => {
  const asksForCode = {
    success: false,
    code: 'CODE_NEEDED',
    message: 'Please enter the code that your authenticator app shows',
  };
  const incorrect = { success: false, code: 'INCORRECT_CODE', message: 'That code is incorrect' };
  const done = { success: true, message: 'Logged in successfully', user: admin };
  const answers = [asksForCode, incorrect, done];
  const shell = renderShell('/auth/login', {
    ...nobodySignedIn,
    'POST /api/auth/login': () => answers.shift() ?? done,
  });
  await logIn(shell);

  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription('From your authenticator app, or one of your recovery codes');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await shell.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(code).toHaveAccessibleDescription('Please enter the code that your authenticator app shows');

  await shell.user.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('That code is incorrect'));
  expect(code).toHaveFocus();
  await shell.user.clear(code);
  await shell.user.type(code, '654321{Enter}');
  expect(await screen.findByRole('heading', { name: 'Home of the admin' })).toBeVisible();
  const logins = shell.sent.filter(({ call }) => call === 'POST /api/auth/login');
  const typed = { email: 'sam@example.test', password: 'thimble-and-thread' };
  expect(logins.map(({ body }) => body)).toEqual([
    typed,
    { ...typed, code: '123456' },
    { ...typed, code: '654321' },
  ]);
});

test('an incomplete form is not sent: each invalid field has a message, and the first gets the focus', async () => {
  const shell = renderShell('/auth/register', nobodySignedIn);
  await shell.user.type(await screen.findByLabelText('User Name'), 'Sam');
  await shell.user.type(screen.getByLabelText('Email'), 'sam');
  await shell.user.click(screen.getByRole('button', { name: 'Sign Up' }));

  expect(screen.getByLabelText('User Name')).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter an email address');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Please choose a password of 8 or more characters',
  );
  expect(shell.sent.map(({ call }) => call)).not.toContain('POST /api/auth/register');
});

test('the password rule is shown before there is an error', async () => {
  renderShell('/auth/register', nobodySignedIn);
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription('8 to 128 characters');
});

test('a typed password can be shown', async () => {
  const { user } = renderShell('/auth/login', nobodySignedIn);
  const password = await screen.findByLabelText('Password');
  await user.type(password, 'thimble-and-thread');
  expect(password).toHaveAttribute('type', 'password');

  const reveal = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.click(reveal);
  expect(password).toHaveAttribute('type', 'text');
  expect(reveal).toHaveAttribute('aria-pressed', 'true');

  await user.click(reveal);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('thimble-and-thread');
});

test("too many attempts show the server's message with the time to wait", async () => {
  const answer = refuse(429, {
    code: 'TOO_MANY_TRIES',
    message: 'Too many attempts. Please wait 2 minutes and try again',
  });
  const shell = renderShell('/auth/login', { ...nobodySignedIn, 'POST /api/auth/login': answer });
  await logIn(shell);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 2 minutes');
  expect(screen.getAllByText(/Please wait 2 minutes/)).toHaveLength(2);
});

test('when the shop is unreachable, a message says so, and the form can be sent again', async () => {
  const down = () => {
    throw new TypeError('Failed to fetch');
  };
  const shell = renderShell('/auth/login', { ...nobodySignedIn, 'POST /api/auth/login': down });
  await logIn(shell);
  expect(await screen.findByRole('alert')).toHaveTextContent("The shop can't be reached right now");
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('a form that is being sent cannot be sent again', async () => {
  const never = () => new Promise<never>(() => {});
  const shell = renderShell('/auth/login', { ...nobodySignedIn, 'POST /api/auth/login': never });
  await logIn(shell);
  await shell.user.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'true');
  expect(shell.sent.filter(({ call }) => call === 'POST /api/auth/login')).toHaveLength(1);
});

test("registration leads to the login page, with the server's message and the e-mail filled in", async () => {
  const answer = { success: true, message: 'Registration successful' };
  const shell = renderShell('/auth/register', { ...nobodySignedIn, 'POST /api/auth/register': answer });
  await register(shell);

  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(screen.getByText('Registration successful').closest('[role="status"]')).toBeVisible();
  expect(window.location.pathname).toBe('/auth/login');
  expect(screen.getByLabelText('Email')).toHaveValue('sam@example.test');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('a taken e-mail shows a destructive toast and an error at its field', async () => {
  const message = 'User Already exists with the same email! Please try again';
  const answer = { success: false, message, code: 'EMAIL_TAKEN' };
  const shell = renderShell('/auth/register', { ...nobodySignedIn, 'POST /api/auth/register': answer });
  await register(shell);

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(window.location.pathname).toBe('/auth/register');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a field that the server refuses has a message until the visitor leaves the form', async () => {
  const errors = [{ path: 'email', message: 'must be an email address' }];
  const answer = refuse(400, {
    code: 'MALFORMED_REQUEST',
    message: 'email: must be an email address',
    errors,
  });
  const shell = renderShell('/auth/register', { ...nobodySignedIn, 'POST /api/auth/register': answer });
  await register(shell);

  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter an email address'),
  );
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await shell.user.click(screen.getByRole('link', { name: 'Already have an account' }));
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
});

test('logging out leads to the login page; a refused logout shows why and stays', async () => {
  const refusal = refuse(503, { code: 'UNAVAILABLE', message: 'Come back in a moment' });
  const done = { success: true as const, message: 'Logged out successfully' };
  let answers = [refusal, done];
  const { user } = renderShell('/shop/home', {
    ...signedInAs(shopper),
    'POST /api/auth/logout': () => {
      const [answer = done, ...rest] = answers;
      answers = rest;
      return answer;
    },
  });
  const logout = await screen.findByText('Logout');
  await user.click(logout);
  expect(await screen.findByRole('alert')).toHaveTextContent('Come back in a moment');
  expect(screen.getByRole('heading', { name: 'Home of the shop' })).toBeVisible();

  await user.click(logout);
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('an expired session is reported, and signing in returns to the page', async () => {
  const fittingRoom = { path: 'fitting', element: <h1>The fitting room</h1> };
  putRemote(remoteWith({ name: 'shop', Toolbar: CartButton, routes: [fittingRoom] }));
  const shell = renderShell('/shop/fitting?mirror=2', {
    ...signedInAs(shopper),
    'POST /api/auth/login': { success: true, message: 'Logged in successfully', user: shopper },
    'GET /api/shop/cart/get/{userId}': refuse(401, { code: 'NOT_SIGNED_IN', message: 'Please sign in' }),
  });
  await shell.user.click(await screen.findByRole('button', { name: 'Cart' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  const reason = screen.getByText('Your session has ended. Please sign in again.');
  expect(reason.closest('form')).toBeVisible();

  await logIn(shell);
  expect(await screen.findByRole('heading', { name: 'The fitting room' })).toBeVisible();
  expect(window.location.search).toBe('?mirror=2');
});

test('a shopper who returns from the payment without a session reads that the order is safe', async () => {
  putIntoPage('id', 'start', { session: false, remotes });
  renderShell('/shop/paypal-return?token=7', nobodySignedIn);
  expect(screen.getByRole('alert')).toHaveTextContent('Sign in to finish your order. Your payment is safe.');
});
