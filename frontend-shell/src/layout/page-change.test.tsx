import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { screen, waitFor } from '@testing-library/react';
import { putRemote } from '../testing/deployed-remotes';
import { nobodySignedIn, shopper, signedInAs } from '../testing/people';
import { remoteWith } from '../testing/remotes';
import { renderShell } from '../testing/render-shell';

function openShop() {
  putRemote(
    remoteWith({
      name: 'shop',
      routes: [
        { path: 'home', element: <PageHeading>Welcome</PageHeading> },
        { path: 'hats', element: <PageHeading title="Hats">All hats</PageHeading> },
      ],
      menu: [{ label: 'Hats', to: '/shop/hats' }],
    }),
  );
  return renderShell('/shop/home', signedInAs(shopper));
}

test("a navigation sets the document's title and focuses the page's heading", async () => {
  const { user } = openShop();
  expect(await screen.findByRole('heading', { name: 'Welcome' })).not.toHaveFocus();
  expect(document.title).toBe('Haberdash');

  await user.click(screen.getAllByRole('link', { name: 'Hats' })[0]!);

  await waitFor(() => expect(screen.getByRole('heading', { name: 'All hats' })).toHaveFocus());
  expect(document.title).toBe('Hats · Haberdash');
});

test.each([
  ['/auth/login', nobodySignedIn, 'Sign in · Haberdash'],
  ['/auth/register', nobodySignedIn, 'Create account · Haberdash'],
  ['/unauth-page', signedInAs(shopper), 'No access · Haberdash'],
  ['/nowhere', signedInAs(shopper), 'Page not found · Haberdash'],
])('%s has a title', async (path, answers, title) => {
  renderShell(path, answers);
  await waitFor(() => expect(document.title).toBe(title));
});
