import type { Schema } from '@haberdash/kit/api/client';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote';

const list = 'GET /api/admin/reviews/get';
const hide = 'PUT /api/admin/reviews/hide/{id}';

const praise: Schema<'AdminReviewView'> = {
  _id: 'review-1',
  productId: 'product-1',
  productTitle: 'Linen Shirt',
  productImage: '/uploads/shirt-1200.webp',
  userId: 'user-1',
  userName: 'Robin Reader',
  reviewMessage: 'Softens with you.',
  reviewValue: 4,
  reviewDate: '2026-11-20T23:30:00.000Z',
  verifiedPurchase: true,
  hidden: false,
  hiddenReason: null,
  hiddenDate: null,
};
const advertisement: Schema<'AdminReviewView'> = {
  ...praise,
  _id: 'review-2',
  userName: 'Kim Vendor',
  reviewMessage: 'Buy elsewhere!',
  reviewValue: 1,
  verifiedPurchase: false,
  hidden: true,
  hiddenReason: 'Advertising',
  hiddenDate: '2026-11-21T08:00:00.000Z',
};

const reviewsOf = (data: Schema<'AdminReviewView'>[], nextCursor: string | null = null) => ({
  success: true as const,
  data,
  meta: { nextCursor },
});

const openReviews = (answers: Answers) => renderRemote(remote, { path: '/admin/reviews', answers });
const reviewOf = async (person: string) => (await screen.findByText(person)).closest<HTMLElement>('li')!;
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test('a review shows product, author, date, and whether it was bought here', async () => {
  await openReviews({ [list]: reviewsOf([praise, advertisement]) });

  const review = within(await reviewOf('Robin Reader'));
  expect(review.getByRole('heading', { name: 'Linen Shirt' })).toBeVisible();
  expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  for (const text of ['Softens with you.', '2026-11-20', 'Verified purchase']) {
    expect(review.getByText(text)).toBeVisible();
  }
  expect(await reviewOf('Kim Vendor')).toHaveTextContent('Hidden on 2026-11-21: Advertising');
  expect(await reviewOf('Kim Vendor')).not.toHaveTextContent('Verified purchase');
});

test('a review is hidden with a reason', async () => {
  const { user, sent, toasts } = await openReviews({
    [list]: reviewsOf([praise]),
    [hide]: { success: true, message: 'The review is hidden' },
  });
  await user.click(await screen.findByRole('button', { name: 'Hide: Robin Reader on Linen Shirt' }));
  await screen.findByRole('dialog', { name: 'Hide this review?' });
  await choose(user, 'Hide review');
  expect(await screen.findByText('Enter a reason')).toBeVisible();
  expect(sent).toHaveLength(1);

  await user.type(screen.getByLabelText('Reason'), ' Rude ');
  await choose(user, 'Hide review');

  await waitFor(async () => expect(await reviewOf('Robin Reader')).toHaveTextContent('Hidden: Rude'));
  expect(sent.at(-1)).toMatchObject({
    call: 'PUT /api/admin/reviews/hide/review-1',
    body: { reason: 'Rude' },
  });
  expect(toasts).toEqual([{ variant: 'success', message: 'The review is hidden' }]);
});

test('a refusal to hide shows the reason, and the input stays', async () => {
  const { user } = await openReviews({
    [list]: reviewsOf([praise]),
    [hide]: refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Hide: / }));
  await user.type(await screen.findByLabelText('Reason'), 'Rude');
  await choose(user, 'Hide review');

  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is closed for a moment');
  expect(screen.getByLabelText('Reason')).toHaveValue('Rude');
});

test('a hidden review can be shown again, and its button keeps the focus', async () => {
  const { user, sent } = await openReviews({
    [list]: reviewsOf([advertisement]),
    [hide]: { success: true, message: 'The review is shown again' },
  });
  await user.click(await screen.findByRole('button', { name: 'Show again: Kim Vendor on Linen Shirt' }));

  const button = await screen.findByRole('button', { name: 'Hide: Kim Vendor on Linen Shirt' });
  expect(button).toHaveFocus();
  expect(sent.at(-1)!.body).toEqual({});
  expect(screen.queryByText('Advertising')).not.toBeInTheDocument();
});

test('the next page is appended', async () => {
  const { user } = await openReviews({
    [list]: ({ url }) =>
      url.searchParams.has('cursor') ? reviewsOf([advertisement]) : reviewsOf([praise], 'next'),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await reviewOf('Kim Vendor')).toBeVisible();
  expect(await reviewOf('Robin Reader')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a filter shows only hidden reviews', async () => {
  const { user } = await openReviews({
    [list]: ({ url }) =>
      url.searchParams.get('hidden') === 'true' ? reviewsOf([advertisement]) : reviewsOf([praise]),
  });
  await reviewOf('Robin Reader');
  await choose(user, 'Hidden');

  expect(await reviewOf('Kim Vendor')).toBeVisible();
  expect(screen.queryByText('Robin Reader')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hidden' })).toHaveAttribute('aria-pressed', 'true');
});

test('a shop without reviews says so', async () => {
  await openReviews({ [list]: reviewsOf([]) });
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
});

test('loading the reviews can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openReviews({ [list]: () => (isAway ? away : reviewsOf([praise])) });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();

  isAway = false;
  await choose(user, 'Try again');

  expect(await reviewOf('Robin Reader')).toBeVisible();
});
