import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { productDetails, review, reviewPage } from '../testing/samples';

const reviewsRoute = 'GET /api/shop/review/{productId}';
const addRoute = 'POST /api/shop/review/add';
const detailsRoute = 'GET /api/shop/products/get/{id}';
const done = { success: true as const, message: 'Review added successfully!' };

async function openReviews(answers: Answers = {}) {
  const shop = await openShop('/shop/listing?product=product-1', answers);
  const region = within(await screen.findByRole('region', { name: 'Reviews' }));
  return { ...shop, region };
}

test('reviews show author, text, stars, date and whether the product was bought here', async () => {
  const { region } = await openReviews({
    [reviewsRoute]: reviewPage([
      review({ verifiedPurchase: true }),
      review({ _id: 'r2', userName: 'Ada', reviewValue: 2 }),
    ]),
  });
  const [kim, ada] = await region.findAllByText(/Kim|Ada/);
  const first = within(kim!.closest('li')!);
  expect(first.getByText('Softens with every wash.')).toBeVisible();
  expect(first.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(first.getByText('20 November 2026')).toBeVisible();
  expect(first.getByText('Verified purchase')).toBeVisible();
  expect(within(ada!.closest('li')!).queryByText('Verified purchase')).not.toBeInTheDocument();
  const counts = within(region.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
  expect(counts.map((row) => row.textContent)).toContainEqual(expect.stringContaining('4 stars: 1'));
});

test('a reply of the shop stands below its review', async () => {
  const reply = { text: 'Thank you, Kim!', date: '2026-11-21T12:00:00.000Z' };
  const { region } = await openReviews({ [reviewsRoute]: reviewPage([review({ reply })]) });
  const item = within((await region.findByText('Kim')).closest('li')!);
  expect(item.getByText('Thank you, Kim!')).toBeVisible();
  expect(item.getByText('Reply by Haberdash')).toBeVisible();
  expect(item.getByText('21 November 2026')).toBeVisible();
});

test('a product without reviews says so', async () => {
  const { region } = await openReviews();
  expect(await region.findByText('No Reviews')).toBeVisible();
});

test('loading the reviews can be retried', async () => {
  let isDown = true;
  const { user, region } = await openReviews({
    [reviewsRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : reviewPage([review()]),
  });
  expect(await region.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('Softens with every wash.')).toBeVisible();
});

test('further reviews are appended', async () => {
  const more = review({ _id: 'r2', userName: 'Ada' });
  const { user, region, sentTo } = await openReviews({
    [reviewsRoute]: ({ url }) =>
      url.searchParams.has('cursor')
        ? reviewPage([more], { total: 2 })
        : reviewPage([review()], { total: 2, nextCursor: 'page-2' }),
  });
  await user.click(await region.findByRole('button', { name: 'Show more reviews' }));
  expect(await region.findByText('Ada')).toBeVisible();
  expect(region.getByText('Kim')).toBeVisible();
  expect(
    sentTo(reviewsRoute.replace('{productId}', 'product-1')).at(-1)!.url.searchParams.get('cursor'),
  ).toBe('page-2');
});

test('reviews are sorted and chosen by their stars', async () => {
  const three = [5, 4, 5].map((reviewValue, place) => review({ _id: `review-${place}`, reviewValue }));
  const page = reviewPage(three);
  const { user, region, sentTo } = await openReviews({ [reviewsRoute]: page });
  const asked = () =>
    Object.fromEntries(sentTo(reviewsRoute.replace('{productId}', 'product-1')).at(-1)!.url.searchParams);
  await user.selectOptions(await region.findByRole('combobox', { name: 'Sort reviews' }), 'Lowest rated');
  await waitFor(() => expect(asked()).toEqual({ limit: '10', sortBy: 'lowest' }));
  const four = await region.findByRole('button', { name: /^4 stars/ });
  await user.click(four);
  await waitFor(() => expect(asked()).toEqual({ limit: '10', sortBy: 'lowest', stars: '4' }));
  expect(four).toHaveAttribute('aria-pressed', 'true');
  expect(region.getByRole('button', { name: /^1 star:/ })).toBeDisabled();
  await user.click(four);
  await waitFor(() => expect(asked()).toEqual({ limit: '10', sortBy: 'lowest' }));
});

test("the shopper's own review fills the form, whichever page it is on", async () => {
  const own = review({ _id: 'r11', userId: 'user-1', reviewMessage: 'Too long ago.', reviewValue: 3 });
  const { region } = await openReviews({
    [reviewsRoute]: reviewPage([review()], { total: 11, nextCursor: 'page-2' }),
    'GET /api/shop/review/own/{productId}': { success: true, data: own },
  });
  expect(
    await region.findByText("You've already reviewed this. Submitting again replaces your review."),
  ).toBeVisible();
  expect(region.getByRole('textbox', { name: 'Your review' })).toHaveValue('Too long ago.');
});

test('a review with stars and text changes the average', async () => {
  let said = [review()];
  const { user, region, toasts, sentTo } = await openReviews({
    [reviewsRoute]: () => reviewPage(said),
    [detailsRoute]: () => ({
      success: true,
      data: productDetails({ averageReview: said.length > 1 ? 3 : 4 }),
    }),
    [addRoute]: () => {
      said = [
        review({ _id: 'r2', userId: 'user-1', userName: 'Sam', reviewValue: 2, reviewMessage: 'It shrank.' }),
        review(),
      ];
      return done;
    },
  });
  const submit = region.getByRole('button', { name: 'Submit' });
  expect(submit).toBeDisabled();
  await user.click(region.getByRole('radio', { name: '2 stars' }));
  await user.type(region.getByPlaceholderText('Write a review...'), '   ');
  expect(submit).toBeDisabled();
  await user.type(region.getByPlaceholderText('Write a review...'), 'It shrank.');
  await user.click(submit);

  expect(await region.findByText('It shrank.', { selector: 'p' })).toBeVisible();
  expect(sentTo(addRoute).map(({ body }) => body)).toEqual([
    { productId: 'product-1', userId: 'user-1', reviewValue: 2, reviewMessage: '   It shrank.' },
  ]);
  expect(toasts).toEqual([{ variant: 'success', message: 'Review added successfully!' }]);
  expect(await screen.findByRole('img', { name: 'Rated 3.00 out of 5 stars' })).toBeVisible();
});

test('a shopper can edit their own review', async () => {
  const { region } = await openReviews({
    [reviewsRoute]: reviewPage([review({ userId: 'user-1', reviewValue: 5, reviewMessage: 'Still good.' })]),
  });
  const form = within(await region.findByRole('form', { name: 'Your review' }));
  expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(form.getByRole('textbox')).toHaveValue('Still good.');
  expect(
    form.getByText("You've already reviewed this. Submitting again replaces your review."),
  ).toBeVisible();
});

test('a refused review keeps its text and shows the error', async () => {
  const { user, region } = await openReviews({
    [addRoute]: refuse(400, { code: 'NOT_A_RATING', message: 'Choose a star rating' }),
  });
  await user.type(region.getByPlaceholderText('Write a review...'), 'Fits.');
  await user.click(region.getByRole('button', { name: 'Submit' }));
  expect(await region.findByRole('alert')).toHaveTextContent('Choose a star rating');
  expect(region.getByPlaceholderText('Write a review...')).toHaveValue('Fits.');
});

test('closing the product clears rating and text', async () => {
  const { user, region } = await openReviews();
  await user.click(region.getByRole('radio', { name: '4 stars' }));
  await user.type(region.getByPlaceholderText('Write a review...'), 'Half a thought');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: 'Linen Shirt' }));
  const again = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(again.getByPlaceholderText('Write a review...')).toHaveValue('');
  expect(again.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
});

test('a visitor reads the reviews, and signs in to write one', async () => {
  const { user, sentTo, signInWishes } = await openShop('/shop/product/product-1', {}, null);
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(await section.findByText('No Reviews')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Sign in' }));
  expect(signInWishes).toEqual([{ reason: 'Sign in to write a review.' }]);
  expect(section.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  expect(sentTo('GET /api/shop/review/own/product-1')).toEqual([]);
});

test('a review that is being changed stays when the list is narrowed to others', async () => {
  const own = review({ _id: 'r1', userId: 'user-1', reviewValue: 5, reviewMessage: 'It fits.' });
  const others = [4, 4].map((reviewValue, place) => review({ _id: `other-${place}`, reviewValue }));
  const all = reviewPage([own, ...others]);
  const { user, region } = await openReviews({
    [reviewsRoute]: ({ url }) => (url.searchParams.has('stars') ? { ...all, data: others } : all),
  });
  const text = () => region.getByRole('textbox', { name: 'Your review' });
  await waitFor(() => expect(text()).toHaveValue('It fits.'));
  await user.type(text(), ' Still.');
  await user.click(region.getByRole('button', { name: /^4 stars/ }));
  await waitFor(() => expect(region.queryByText('It fits.', { selector: 'p' })).toBeNull());
  expect(text()).toHaveValue('It fits. Still.');
});
