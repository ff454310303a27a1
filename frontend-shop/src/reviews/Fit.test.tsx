import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { productDetails, productOf, productPage, review, reviewPage } from '../testing/samples';

const fitRoute = 'GET /api/shop/review/fit/{productId}';
const addRoute = 'POST /api/shop/review/add';
const reviewsRoute = 'GET /api/shop/review/{productId}';
const tee = productOf({ size: 'S', colour: 'Navy' }, { size: 'M', colour: 'Navy' });
const [small, medium] = [
  { variantId: 'Navy-S', size: 'S', colour: 'Navy' },
  { variantId: 'Navy-M', size: 'M', colour: 'Navy' },
];

const bought = (pieces: (typeof small)[], told: { variantId: string; fit: 'small' } | null = null) => ({
  success: true as const,
  data: { pieces, told },
});

async function openTee(answers: Answers = {}, product = tee, path = '') {
  const shop = await openShop(`/shop/product/product-1${path}`, {
    'GET /api/shop/products/get': productPage([product]),
    'GET /api/shop/products/get/{id}': { success: true, data: product },
    [addRoute]: { success: true, message: 'Review added successfully!' },
    ...answers,
  });
  const region = within(await screen.findByRole('region', { name: 'Reviews' }));
  return { ...shop, region };
}

async function submit({ user, region }: Awaited<ReturnType<typeof openTee>>) {
  await user.type(region.getByRole('textbox', { name: 'Your review' }), 'Warm.');
  await user.click(region.getByRole('button', { name: 'Submit' }));
}

const sizeGroup = 'Which size do you mean? (optional)';
const fitGroup = (size: string) => `How does size ${size} fit? (optional)`;

test('who bought one size is asked how it fits', async () => {
  const shop = await openTee({ [fitRoute]: bought([medium]) });
  const fit = within(await shop.region.findByRole('group', { name: fitGroup('M') }));
  expect(fit.getAllByRole('radio', { checked: false })).toHaveLength(4);
  expect(shop.region.queryByRole('group', { name: sizeGroup })).toBeNull();
  await shop.user.click(fit.getByRole('radio', { name: 'Runs small' }));
  await submit(shop);
  expect(shop.sentTo(addRoute)[0]!.body).toMatchObject({ fit: { variantId: 'Navy-M', fit: 'small' } });
});

test('who bought several sizes says which one it is', async () => {
  const shop = await openTee({ [fitRoute]: bought([medium, small]) });
  const { user, region } = shop;
  const sizes = within(await region.findByRole('group', { name: sizeGroup }));
  expect(region.queryByRole('radio', { name: 'Runs large' })).toBeNull();
  await user.click(sizes.getByRole('radio', { name: 'S' }));
  await user.click(region.getByRole('radio', { name: 'Runs large' }));
  expect(region.getByRole('group', { name: fitGroup('S') })).toBeVisible();
  await user.click(sizes.getByRole('radio', { name: 'M' }));
  await submit(shop);
  expect(shop.sentTo(addRoute)[0]!.body).toMatchObject({ fit: { variantId: 'Navy-M', fit: 'large' } });
});

test('sizes that were bought in two colours are named with their colour', async () => {
  const red = { ...medium, variantId: 'Red-M', colour: 'Red' };
  const { region } = await openTee({ [fitRoute]: bought([medium, red]) });
  const sizes = within(await region.findByRole('group', { name: sizeGroup }));
  expect(sizes.getByRole('radio', { name: 'M · Red' })).toBeVisible();
});

test('a review without the fit leaves an earlier word, and "Not sure" takes it back', async () => {
  const shop = await openTee({ [fitRoute]: bought([medium], { variantId: 'Navy-M', fit: 'small' }) });
  const { user, region, sentTo } = shop;
  expect(await region.findByRole('radio', { name: 'Runs small' })).toBeChecked();
  await submit(shop);
  expect(sentTo(addRoute)[0]!.body).not.toHaveProperty('fit');
  await user.click(await region.findByRole('radio', { name: 'Not sure' }));
  await submit(shop);
  expect(sentTo(addRoute)[1]!.body).toMatchObject({ fit: null });
});

test('"Not sure" keeps the chosen size, and another answer can follow', async () => {
  const shop = await openTee({
    [fitRoute]: bought([medium, small], { variantId: 'Navy-M', fit: 'small' }),
  });
  const { user, region } = shop;
  await user.click(await region.findByRole('radio', { name: 'Not sure' }));
  await user.click(region.getByRole('radio', { name: 'True to size' }));
  await submit(shop);
  expect(shop.sentTo(addRoute)[0]!.body).toMatchObject({ fit: { variantId: 'Navy-M', fit: 'right' } });
});

test('who did not buy it is not asked', async () => {
  const { region, sentTo } = await openTee();
  expect(await region.findByText('No Reviews')).toBeVisible();
  expect(sentTo('GET /api/shop/review/fit/product-1')).toHaveLength(1);
  expect(region.queryByRole('group', { name: /fit/ })).toBeNull();
});

test('a product without sizes has no fit', async () => {
  const { region, sentTo } = await openTee({}, productDetails());
  expect(await region.findByText('No Reviews')).toBeVisible();
  expect(sentTo('GET /api/shop/review/fit/product-1')).toEqual([]);
});

test('finding out the size can be retried, and the review is written without it meanwhile', async () => {
  let isDown = true;
  const { user, region } = await openTee({
    [fitRoute]: () => (isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Away' }) : bought([medium])),
  });
  expect(await region.findByText("We couldn't find out which size you bought")).toBeVisible();
  expect(region.getByRole('textbox', { name: 'Your review' })).toBeEnabled();
  isDown = false;
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByRole('group', { name: fitGroup('M') })).toBeVisible();
});

test('a review shows the fit that it tells', async () => {
  const { region } = await openTee({
    [reviewsRoute]: reviewPage([review({ fit: { size: 'M', fit: 'right' } })]),
  });
  expect(await region.findByText('Size M: true to size')).toBeVisible();
});

const told = { buyers: 38, small: 20, right: 72, large: 8 };
const ofMedium = { size: 'M', buyers: 14, small: 29, right: 64, large: 7 };

test('the product page says how it fits, also in the chosen size, and who is counted', async () => {
  const answers = { [reviewsRoute]: reviewPage([], { fit: { ...told, sizes: [ofMedium] } }) };
  await openTee(answers, tee, '?size=M');
  expect(await screen.findByText('Of 38 buyers 72% say true to size, 20% small and 8% large.')).toBeVisible();
  expect(
    screen.getByText('Of 14 buyers of size M 64% say true to size, 29% small and 7% large.'),
  ).toBeVisible();
  expect(
    screen.getByText(/^We count buyers who told us, in a review or when they sent it back,/),
  ).toBeVisible();
});

test('a size of which too few have told has no numbers of its own', async () => {
  const answers = { [reviewsRoute]: reviewPage([], { fit: { ...told, sizes: [ofMedium] } }) };
  await openTee(answers, tee, '?size=S');
  expect(await screen.findByText(/^Of 38 buyers/)).toBeVisible();
  expect(screen.queryByText(/buyers of size/)).toBeNull();
});

test.each([[null], [undefined]])('nothing is said while too few have told (%p)', async (fit) => {
  const { region } = await openTee({ [reviewsRoute]: reviewPage([review()], { fit }) });
  expect(await region.findByText('Softens with every wash.')).toBeVisible();
  expect(screen.queryByText(/buyers/)).toBeNull();
});
