import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { Footer } from '../../help/Footer';
import remote from '../../remote';
import { openShop, quietShop } from '../../testing/open-shop';
import { returnRulesAnswer } from '../../testing/return-samples';
import { cartAnswer, cartLine, shopContent, textPage } from '../../testing/samples';

const rulesRoute = 'GET /api/shop/returns/rules';
const contentRoute = 'GET /api/shop/content';
const pageRoute = 'GET /api/shop/pages/{slug}';
const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back soon' });

type Rules = Answers[typeof rulesRoute];
const excluding = (reason: 'made-to-order' | 'opened') =>
  returnRulesAnswer({ exclusions: [{ productId: 'product-1', reason }] });
const openProduct = (rules: Rules, answers: Answers = {}) =>
  openShop('/shop/product/product-1', { [rulesRoute]: rules, ...answers });

test.each([
  [returnRulesAnswer(), '30 days to send it back', 'You pay postage, free if faulty'],
  [returnRulesAnswer({ wayPaidBy: 'shop', windowDays: 60 }), '60 days to send it back', 'Free of charge'],
  [returnRulesAnswer({ fee: 4.9 }), '30 days to send it back', '$4.90 and postage, free if faulty'],
  [returnRulesAnswer({ fee: 4.9, wayPaidBy: 'shop' }), '30 days to send it back', '$4.90, free if faulty'],
  [excluding('opened'), '30 days to send it back, unopened', 'You pay postage, free if faulty'],
  [excluding('made-to-order'), "Made to order, can't be sent back", 'Free of charge if faulty'],
])('a product says what the rules of returns say about it', async (rules, terms, cost) => {
  const { sentTo } = await openProduct(rules);
  expect(await screen.findByRole('link', { name: terms })).toHaveAttribute('href', '/shop/returns');
  expect(screen.getByText(cost)).toBeVisible();
  expect(sentTo(rulesRoute).map(({ url }) => url.searchParams.get('products'))).toContain('product-1');
});

test('a product whose rules are unknown says nothing of returns', async () => {
  const { sentTo } = await openProduct(away);
  await waitFor(() => expect(sentTo(rulesRoute)).not.toEqual([]));
  expect(await screen.findByRole('heading', { name: 'Linen Shirt' })).toBeVisible();
  expect(screen.queryByText(/send it back/)).not.toBeInTheDocument();
});

test('no promise of returns stands beside a product that can not go back', async () => {
  const promises = [
    { title: 'Returns', text: 'Send it back within {return days}', link: null },
    { title: 'Repairs', text: 'For five years', link: null },
  ];
  const content = { [contentRoute]: { success: true as const, data: shopContent({ promises }) } };
  const { unmount } = await openProduct(returnRulesAnswer({ windowDays: 60 }), content);
  expect(await screen.findByText('Send it back within 60 days')).toBeVisible();
  unmount();
  await openProduct(excluding('made-to-order'), content);
  await screen.findByRole('link', { name: "Made to order, can't be sent back" });
  expect(screen.getByText('For five years')).toBeVisible();
  expect(screen.queryByText(/Send it back within/)).not.toBeInTheDocument();
});

async function openCart(rules: Rules, ...lines: Partial<ReturnType<typeof cartLine>>[]) {
  const { user, sentTo } = await openShop('/shop/listing', {
    'GET /api/shop/cart/get/{userId}': cartAnswer(...lines.map(cartLine)),
    [rulesRoute]: rules,
  });
  await user.click(screen.getByRole('button', { name: /^Cart/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Your Cart' }));
  await sheet.findByText(/^Total/);
  return { sheet, sentTo };
}

test('the cart says how long its pieces can go back, and which can not', async () => {
  const { sheet, sentTo } = await openCart(
    returnRulesAnswer({
      exclusions: [
        { productId: 'suit', reason: 'made-to-order' },
        { productId: 'socks', reason: 'opened' },
        { productId: 'hose', reason: 'opened' },
      ],
    }),
    { productId: 'suit', variantId: 'v1', title: 'Suit' },
    { productId: 'socks', variantId: 'v2', title: 'Crew Socks' },
    { productId: 'socks', variantId: 'v3', title: 'Crew Socks' },
    { productId: 'hose', variantId: 'v4', title: 'Hose' },
    { productId: 'shirt', variantId: 'v5', title: 'Shirt' },
  );
  expect(await sheet.findByText('30 days to send it back. You pay postage, free if faulty')).toBeVisible();
  expect(sheet.getByText("Made to order, can't be sent back: Suit")).toBeVisible();
  expect(sheet.getByText('Only unopened: Crew Socks; Hose')).toBeVisible();
  const asked = sentTo(rulesRoute).map(({ url }) => url.searchParams.get('products'));
  expect(asked).toContain('suit,socks,hose,shirt');
});

test('the cart can be paid while the rules of returns are away', async () => {
  const { sheet } = await openCart(away, {});
  expect(sheet.getByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(sheet.queryByText(/send it back/)).not.toBeInTheDocument();
});

test.each([
  [{}, ['30-day returns', 'Within 30 days', 'Made to last']],
  [{ wayPaidBy: 'shop' as const }, ['Free returns within 30 days', 'Within 30 days', 'Made to last']],
  [undefined, ['Made to last']],
])('a line of the footer says what the rules of returns %j say', async (rules, expected) => {
  const data = shopContent({
    footer: { lines: ['{returns}', 'Within {return days}', 'Made to last'], links: [] },
  });
  await renderRemote(
    { ...remote, Toolbar: Footer },
    {
      path: '/shop/account',
      answers: {
        ...quietShop,
        [contentRoute]: { success: true, data },
        [rulesRoute]: rules ? returnRulesAnswer(rules) : away,
      },
    },
  );
  const list = within(await screen.findByRole('region', { name: 'Our promise' }));
  await waitFor(() =>
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expected),
  );
});

const openReturns = (html: string, rules: Rules = returnRulesAnswer({ fee: 4.9 }), fields = {}) =>
  openShop('/shop/returns', {
    [pageRoute]: textPage({ slug: 'returns', title: 'Returns', html, ...fields }),
    [rulesRoute]: rules,
  });

test.each(['<p>Before.</p>\n<p>{return rules}</p>\n<p>After.</p>', '<p>Before.</p>\n<p>After.</p>'])(
  'the page of returns has the rules, whether its text names them or not',
  async (html) => {
    await openReturns(html);
    expect(await screen.findByText(/^30 days from the day on which the last parcel/)).toBeVisible();
    expect(screen.getByText(/keep \$4\.90 of the refund\. Whatever is faulty goes back free/)).toBeVisible();
    expect(screen.getByText(/within 14 days/)).toBeVisible();
    expect(screen.getByText('Before.')).toBeVisible();
    expect(screen.getByText('After.')).toBeVisible();
    expect(screen.queryByText('{return rules}')).not.toBeInTheDocument();
  },
);

test('the text of a page says what the rules say, and leaves out what they do not', async () => {
  const html =
    '<h2>Within {return days}</h2><ul><li>Write</li><li>{returns}, <strong>{return days}</strong></li></ul>' +
    '<table><tr><th>Days</th><th>{return days}</th><th>Last</th></tr></table><ul><li>For {return days}<ul><li>Post</li></ul></li></ul>';
  const { unmount } = await openReturns(html, returnRulesAnswer({ windowDays: 60 }));
  expect(await screen.findByRole('heading', { name: 'Within 60 days' })).toBeVisible();
  expect(screen.getByText(/^60-day returns/)).toHaveTextContent('60-day returns, 60 days');
  const cells = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(cells()).toEqual(['Days', '60 days', 'Last']);
  expect(screen.getByText(/^For 60 days/)).toBeVisible();
  unmount();
  await openReturns(html, away);
  expect(await screen.findByText('Write')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Within/ })).not.toBeInTheDocument());
  expect(screen.queryByText(/-day returns|\{/)).not.toBeInTheDocument();
  expect(cells()).toEqual(['Days', '', 'Last']);
});

test("an older version of the page is without today's rules", async () => {
  const html = '<p>{return rules}</p><p>Then.</p><p>Within {return days}</p>';
  await openReturns(html, undefined, { version: 1, latestVersion: 2 });
  expect(await screen.findByText('Then.')).toBeVisible();
  expect(screen.queryByText('{return rules}')).not.toBeInTheDocument();
  expect(screen.queryByText(/the last parcel|Within/)).not.toBeInTheDocument();
});

test('the page of returns offers to load the rules again', async () => {
  let isAway = true;
  const { user } = await openReturns('<p>Text.</p>', () => (isAway ? away : returnRulesAnswer()));
  await screen.findByText("We couldn't load the rules of returns");
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/the last parcel/)).toBeVisible();
});
