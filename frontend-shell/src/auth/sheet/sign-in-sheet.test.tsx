import { useServices } from '@haberdash/kit/services';
import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { useSelector } from 'react-redux';
import remotes from '../../../public/remotes.json';
import { putRemote } from '../../testing/deployed-remotes';
import { nobodySignedIn, shopper } from '../../testing/people';
import { putIntoPage } from '../../testing/put-into-page';
import { remoteWith } from '../../testing/remotes';
import { renderShell } from '../../testing/render-shell';

const wished = { type: 'test/wished' };
const givenUp = { type: 'test/givenUp' };
const counter = (state: string[] = [], { type }: { type: string }) =>
  type.startsWith('test/') ? [...state, type] : state;

function Product() {
  const { askToSignIn } = useServices();
  const seen = useSelector(({ seen: all }: { seen: string[] }) => all);
  const wish = { reason: 'Sign in to write a review.', whenSignedIn: wished, whenGivenUp: givenUp };
  return (
    <>
      <h1>The product</h1>
      <p data-testid="seen">{seen.join(' ')}</p>
      <button onClick={() => askToSignIn(wish)}>Review</button>
    </>
  );
}

async function openProduct(answers: Parameters<typeof renderShell>[1] = {}) {
  const slices = [{ reducerPath: 'seen', reducer: counter as never }];
  putRemote(remoteWith({ name: 'shop', slices, routes: [{ path: 'product', element: <Product /> }] }));
  putIntoPage('id', 'start', { session: false, visitors: 'buy', remotes });
  const answer = { success: true as const, message: 'Logged in successfully', user: shopper };
  const shell = renderShell('/shop/product?size=M', {
    ...nobodySignedIn,
    'POST /api/auth/login': answer,
    ...answers,
  });
  await shell.user.click(await screen.findByRole('button', { name: 'Review' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await sheet.findByLabelText('Email');
  return { ...shell, sheet };
}

type Opened = Awaited<ReturnType<typeof openProduct>>;

async function signIn({ user, sheet }: Opened) {
  await user.type(await sheet.findByLabelText('Password'), 'thimble-and-thread');
  await user.click(sheet.getByRole('button', { name: 'Sign In' }));
}

const isHere = () => window.location.pathname + window.location.search === '/shop/product?size=M';

test('a visitor signs in over the page, which stays, and the wish is carried out', async () => {
  const opened = await openProduct();
  expect(opened.sheet.getByText('Sign in to write a review.')).toBeVisible();
  await opened.user.type(opened.sheet.getByLabelText('Email'), 'sam@example.test');
  await signIn(opened);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Account of Sam' })).toBeVisible();
  expect(screen.getByTestId('seen')).toHaveTextContent(/^test.wished$/);
  expect(isHere()).toBe(true);
});

test('a wrong password is said in the form', async () => {
  const message = "The e-mail address or the password isn't right";
  const opened = await openProduct({
    'POST /api/auth/login': refuse(401, { code: 'WRONG_CREDENTIALS', message }),
  });
  await opened.user.type(opened.sheet.getByLabelText('Email'), 'sam@example.test');
  await signIn(opened);
  expect(await opened.sheet.findByText(message)).toHaveFocus();
  expect(isHere()).toBe(true);
});

test('a visitor who is new registers in the same sheet, and then signs in', async () => {
  const opened = await openProduct({
    'POST /api/auth/register': { success: true, message: 'Registration successful' },
  });
  const { user } = opened;
  await user.click(opened.sheet.getByRole('button', { name: "Don't have an account" }));
  const sheet = within(screen.getByRole('dialog', { name: 'Create account' }));
  await user.type(await sheet.findByLabelText('User Name'), 'Sam');
  await user.type(sheet.getByLabelText('Email'), 'sam@example.test');
  await user.type(sheet.getByLabelText('Password'), 'thimble-and-thread');
  await user.click(sheet.getByRole('button', { name: 'Sign Up' }));

  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(sheet.getByLabelText('Email')).toHaveValue('sam@example.test');
  await signIn(opened);
  await waitFor(() => expect(screen.getByTestId('seen')).toHaveTextContent('test/wished'));
  expect(isHere()).toBe(true);
});

test('closing the sheet gives the wish up, and a later sign-in does not carry it out', async () => {
  const opened = await openProduct();
  await opened.user.click(opened.sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByTestId('seen')).toHaveTextContent('test/givenUp'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await opened.user.click(screen.getByRole('link', { name: 'Sign in' }));
  await opened.user.type(await opened.sheet.findByLabelText('Email'), 'sam@example.test');
  await signIn(opened);
  await screen.findByRole('button', { name: 'Account of Sam' });
  expect(screen.getByTestId('seen')).toHaveTextContent(/^test.givenUp$/);
});

test('Back closes the sheet', async () => {
  await openProduct();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isHere()).toBe(true);
});
