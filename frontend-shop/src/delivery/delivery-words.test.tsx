import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { Footer } from '../help/Footer';
import remote from '../remote';
import {
  deliveryOffer,
  deliveryOffers,
  deliveryTable,
  deliveryTerms,
  tableZone,
} from '../testing/delivery-samples';
import { openShop, quietShop } from '../testing/open-shop';
import { shopContent, textPage } from '../testing/samples';

const offersRoute = 'GET /api/shop/delivery/offers';
const tableRoute = 'GET /api/shop/delivery/table';
const pageRoute = 'GET /api/shop/pages/{slug}';
const contentRoute = 'GET /api/shop/content';
const paid = deliveryOffer({ price: 4.9, freeFrom: 50 });

async function footerWith(lines: string[], offers: Answers[typeof offersRoute]) {
  const data = shopContent({ footer: { lines, links: [] } });
  const answers = { ...quietShop, [contentRoute]: { success: true as const, data }, [offersRoute]: offers };
  const { sent } = await renderRemote({ ...remote, Toolbar: Footer }, { path: '/shop/account', answers });
  const list = await screen.findByRole('region', { name: 'Our promise' });
  await waitFor(() => expect(list).not.toHaveTextContent(/\u00a0/));
  return {
    lines: within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
    sent,
  };
}

test('a line of the footer says what the delivery table does', async () => {
  const { lines, sent } = await footerWith(
    ['{delivery}', 'In {delivery days}, if you order by {order by}', 'Made {by hand}'],
    deliveryOffers(paid),
  );
  expect(lines).toEqual([
    'Delivery from $4.90, free over $50.00',
    'In 3–5 working days, if you order by 14:00',
    'Made {by hand}',
  ]);
  expect(sent.filter(({ call }) => call === offersRoute).map(({ url }) => url.search)).toEqual([
    '?subtotal=0&grams=0',
  ]);
});

test.each([
  [
    'promises no days',
    deliveryOffers(deliveryOffer({ workingDays: null })),
    ['Free delivery', 'Made to last'],
  ],
  ['does not deliver', deliveryOffers(), ['Made to last']],
  ['is away', refuse(503, { code: 'UNAVAILABLE', message: 'Back soon' }), ['Made to last']],
])('a line is left out when the shop %s', async (_, offers, expected) => {
  const { lines } = await footerWith(
    ['{delivery}', 'In {delivery days}', 'By {order by}', 'Made to last'],
    offers,
  );
  expect(lines).toEqual(expected);
});

test('a product promises the days of the table', async () => {
  const promises = [{ title: 'Delivery', text: 'In {delivery days}', link: null }];
  await openShop('/shop/product/product-1', {
    [contentRoute]: { success: true, data: shopContent({ promises }) },
    [offersRoute]: deliveryOffers(deliveryOffer({ workingDays: { min: 1, max: 1 } })),
  });
  expect(await screen.findByText('In 1 working day')).toBeVisible();
});

const zones = [
  tableZone({
    id: 'z1',
    name: 'Alaska',
    countries: ['US'],
    postcodePrefixes: ['995'],
    methods: [
      deliveryTerms({
        table: {
          measure: 'weight',
          steps: [
            { from: 0, price: 9.9 },
            { from: 1500, price: 19.9 },
          ],
        },
        workingDays: null,
      }),
      deliveryTerms({ id: 'm2', name: 'Counter', pickUpText: '1 Needle Lane', freeFrom: 0 }),
    ],
  }),
  tableZone({ id: 'z2', name: 'Alps', countries: ['AT', 'CH'], methods: [] }),
  tableZone({ id: 'z3' }),
];
const inTable = () =>
  screen.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('row')
      .slice(within(table).queryAllByRole('columnheader').length > 0 ? 1 : 0)
      .map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(' | ')),
  );

test('the delivery page has the table where its text names it', async () => {
  await openShop('/shop/delivery', {
    [pageRoute]: textPage({ slug: 'delivery', html: '<p>Before</p>\n<p>{delivery table}</p>\n<p>After</p>' }),
    [tableRoute]: deliveryTable(...zones),
  });
  await screen.findByRole('table', { name: 'Everywhere All other countries' });
  expect(screen.getByRole('table', { name: 'Alaska United States, postcodes 995…' })).toBeVisible();
  expect(inTable()).toEqual([
    [
      'Standard delivery | $9.90 From 1.5 kg: $19.90 Free from $50.00 | No set days',
      'Counter1 Needle Lane | Free | 3–5 working days Order by 14:00',
    ],
    ["We don't deliver here."],
    ['Standard delivery | $4.90 Free from $50.00 | 3–5 working days Order by 14:00'],
  ]);
  expect(screen.getByRole('article')).toHaveTextContent(/Before.*Standard delivery.*After/);
  expect(screen.queryByText('{delivery table}')).not.toBeInTheDocument();
});

test('the delivery page has the table below a text that does not name it', async () => {
  await openShop('/shop/delivery', {
    [pageRoute]: textPage({ slug: 'delivery', html: '<p>We pack it.</p>' }),
  });
  expect(await screen.findByRole('table', { name: 'Everywhere All countries' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(/We pack it.*Standard delivery/);
});

test("an older version has not today's table", async () => {
  await openShop('/shop/delivery?version=1', {
    [pageRoute]: textPage({
      slug: 'delivery',
      version: 1,
      latestVersion: 2,
      html: '<p>{delivery table}</p><p>Then.</p>',
    }),
  });
  expect(await screen.findByText('Then.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('{delivery table}')).not.toBeInTheDocument();
});

test('a table that can not be loaded can be retried', async () => {
  let isAway = true;
  const { user } = await openShop('/shop/delivery', {
    [tableRoute]: () =>
      isAway ? refuse(503, { code: 'UNAVAILABLE', message: 'Back soon' }) : deliveryTable(),
  });
  expect(await screen.findByText('Back soon')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
