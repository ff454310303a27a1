import { refuse } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { shopContent, textPage } from '../testing/samples';

const pageRoute = 'GET /api/shop/pages/{slug}';
const contentRoute = 'GET /api/shop/content';

test('a page shows its text, beside links to the others of the help', async () => {
  const { sentTo } = await openShop('/shop/returns');
  expect(await screen.findByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  expect(screen.getByText('Send it back within 30 days.')).toBeVisible();
  expect(document.title).toBe('Returns · Haberdash');
  expect(sentTo('GET /api/shop/pages/returns')).not.toHaveLength(0);
  const help = within(screen.getByRole('navigation', { name: 'Help pages' }));
  expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shop/delivery',
    '/shop/returns',
    '/shop/size-guide',
    '/shop/contact',
  ]);
});

test('a link in the text opens another page of the shop without loading the document again', async () => {
  const html = '<p><a href="/shop/contact">Write to us</a> or <a href="https://post.test">track</a></p>';
  const { user, currentPath } = await openShop('/shop/returns', {
    [pageRoute]: ({ url }) =>
      url.pathname.endsWith('/contact')
        ? textPage({ slug: 'contact', title: 'Contact' })
        : textPage({ html }),
  });
  await user.click(await screen.findByRole('link', { name: 'Write to us' }));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(currentPath()).toBe('/shop/contact');
});

test('an older version says so and links to the current one', async () => {
  const { user, currentPath, sentTo } = await openShop('/shop/pages/terms?version=1', {
    [pageRoute]: ({ url }) =>
      textPage({ slug: 'terms', title: 'Terms', version: url.searchParams.has('version') ? 1 : 3 }),
  });
  expect(
    await screen.findByText(/This is version 1 of 20 November 2026. It has been replaced./),
  ).toBeVisible();
  expect(sentTo('GET /api/shop/pages/terms')[0]!.url.search).toBe('?version=1');
  await user.click(screen.getByRole('link', { name: 'Read the current version' }));
  expect(currentPath()).toBe('/shop/pages/terms');
  expect(screen.queryByText(/It has been replaced/)).not.toBeInTheDocument();
});

test('a page that does not exist says so', async () => {
  await openShop('/shop/pages/nothing', {
    [pageRoute]: refuse(404, { code: 'NOT_FOUND', message: 'Page not found' }),
  });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

test('a page that can not be loaded can be retried', async () => {
  let isDown = true;
  const { user } = await openShop('/shop/returns', {
    [pageRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : textPage(),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Send it back within 30 days.')).toBeVisible();
});

test.each(['contact', 'pages/imprint'])("%s names the shop's addresses", async (path) => {
  await openShop(`/shop/${path}`, {
    [contentRoute]: {
      success: true,
      data: shopContent({ postalAddress: '12 Needle Lane\nPorto', email: 'help@thimble.test' }),
    },
  });
  expect(await screen.findByRole('link', { name: 'help@thimble.test' })).toHaveAttribute(
    'href',
    'mailto:help@thimble.test',
  );
  expect(screen.getByText(/12 Needle Lane/)).toHaveTextContent('Haberdash 12 Needle Lane Porto');
});

test('the size guide has the measurements of women, men and kids below its text', async () => {
  await openShop('/shop/size-guide');
  expect(await screen.findByRole('heading', { name: 'Footwear' })).toBeVisible();
  const headings = screen
    .getAllByRole('heading')
    .flatMap(({ tagName, textContent }) => (tagName === 'H2' ? textContent : []));
  expect(headings).toEqual(expect.arrayContaining(['Women', 'Men', 'Kids', 'Footwear']));
  expect(screen.getAllByRole('table')).toHaveLength(7);
});
