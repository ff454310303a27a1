import { useServices } from '@haberdash/kit/services';
import { refuse } from '@haberdash/kit/testing/answers';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import remotes from '../../public/remotes.json';
import { putRemote } from '../testing/deployed-remotes';
import { nobodySignedIn, shopper, signedInAs } from '../testing/people';
import { putIntoPage } from '../testing/put-into-page';
import { remoteWith } from '../testing/remotes';
import { renderShell } from '../testing/render-shell';

function CartButton() {
  const { api } = useServices();
  const ask = () => api.GET('/api/shop/cart/get/{userId}', { params: { path: { userId: 'user-1' } } });
  return <button onClick={() => void ask()}>Cart</button>;
}

test('where visitors may browse, an open page needs no session, and signing in returns to it', async () => {
  putRemote(remoteWith({ name: 'shop', routes: [{ path: 'listing', element: <h1>The listing</h1> }] }));
  putIntoPage('id', 'start', { session: false, visitors: 'browse', remotes });
  const answer = { success: true, message: 'Logged in successfully', user: shopper };
  const shell = renderShell('/shop/listing?size=M', { ...nobodySignedIn, 'POST /api/auth/login': answer });
  expect(await screen.findByRole('heading', { name: 'The listing' })).toBeVisible();

  await shell.user.click(screen.getByRole('link', { name: 'Sign in' }));
  await shell.user.type(await screen.findByLabelText('Email'), 'sam@example.test');
  await shell.user.type(screen.getByLabelText('Password'), 'thimble-and-thread');
  await shell.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'The listing' })).toBeVisible();
  expect(window.location.search).toBe('?size=M');
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});

test('an open page loads its data again for a visitor whose session has ended', async () => {
  const loaded = jest.fn();
  function Listing() {
    useEffect(() => void loaded(), []);
    return <h1>The listing</h1>;
  }
  const listing = { path: 'listing', element: <Listing /> };
  putRemote(remoteWith({ name: 'shop', Toolbar: CartButton, routes: [listing] }));
  putIntoPage('id', 'start', { session: { success: true, user: shopper }, visitors: 'browse', remotes });
  const shell = renderShell('/shop/listing', {
    ...signedInAs(shopper),
    'GET /api/shop/cart/get/{userId}': refuse(401, { code: 'NOT_SIGNED_IN', message: 'Please sign in' }),
  });
  await shell.user.click(await screen.findByRole('button', { name: 'Cart' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended. Please sign in again.');
  expect(screen.getByRole('heading', { name: 'The listing' })).toBeVisible();
  const loadsInStrictMode = 4;
  expect(loaded).toHaveBeenCalledTimes(loadsInStrictMode);
});

test('where visitors may buy, the checkout opens without a session, also when Back restored the page', async () => {
  const backwards = [{ type: 'back_forward' }] as unknown as PerformanceNavigationTiming[];
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(backwards);
  putRemote(remoteWith({ name: 'shop', routes: [{ path: 'checkout', element: <h1>The checkout</h1> }] }));
  putIntoPage('id', 'start', { session: false, visitors: 'buy', remotes });
  renderShell('/shop/checkout', nobodySignedIn);
  expect(await screen.findByRole('heading', { name: 'The checkout' })).toBeVisible();
  expect(window.location.pathname).toBe('/shop/checkout');
});
