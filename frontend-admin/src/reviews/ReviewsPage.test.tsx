import type { Schema } from '@haberdash/kit/api/client';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote';
import { pageOf } from '../testing/list';
import { praise } from '../testing/reviews';
import { filterBy } from '../testing/samples';

const list = 'GET /api/admin/reviews/get';
const hide = 'PUT /api/admin/reviews/hide/{id}';

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

const openReviews = (answers: Answers, path = '/admin/reviews') => renderRemote(remote, { path, answers });
const queriesOf = (sent: { call: string; url: URL }[]) =>
  sent.filter(({ call }) => call === list).map(({ url }) => Object.fromEntries(url.searchParams));

afterEach(() => window.localStorage.clear());

const reviewOf = async (person: string) => (await screen.findByText(person)).closest<HTMLElement>('tr')!;
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test('a review shows product, author, date, and whether it was bought here', async () => {
  await openReviews({ [list]: pageOf([praise, advertisement]) });

  const review = within(await reviewOf('Robin Reader'));
  expect(review.getByRole('link', { name: 'Linen Shirt' })).toHaveAttribute(
    'href',
    '/admin/reviews?product=product-1',
  );
  expect(review.getByRole('link', { name: 'Robin Reader' })).toHaveAttribute(
    'href',
    '/admin/customers/user-1',
  );
  expect(review.getByRole('link', { name: 'Changes: Robin Reader on Linen Shirt' })).toHaveAttribute(
    'href',
    '/admin/audit?subjectId=review-1',
  );
  expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  for (const text of ['Softens with you.', '20 November 2026', 'Verified purchase']) {
    expect(review.getByText(text)).toBeVisible();
  }
  expect(await reviewOf('Kim Vendor')).toHaveTextContent('Hidden on 21 November 2026: Advertising');
  expect(await reviewOf('Kim Vendor')).not.toHaveTextContent('Verified purchase');
});

test('a review is hidden with a reason', async () => {
  let isHidden = false;
  const { user, sent, toasts } = await openReviews({
    [list]: () => pageOf([isHidden ? { ...praise, hidden: true, hiddenReason: 'Rude' } : praise]),
    [hide]: () => {
      isHidden = true;
      return { success: true, message: 'The review is hidden' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Hide: Robin Reader on Linen Shirt' }));
  await screen.findByRole('dialog', { name: 'Hide this review?' });
  await choose(user, 'Hide review');
  expect(await screen.findByText('Enter a reason')).toBeVisible();
  expect(sent).toHaveLength(1);

  await user.type(screen.getByLabelText('Reason'), ' Rude ');
  await choose(user, 'Hide review');

  await waitFor(async () => expect(await reviewOf('Robin Reader')).toHaveTextContent('Hidden: Rude'));
  expect(sent.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
    call: 'PUT /api/admin/reviews/hide/review-1',
    body: { reason: 'Rude' },
  });
  expect(toasts).toEqual([{ variant: 'success', message: 'The review is hidden' }]);
});

test('a refusal to hide shows the reason, and the input stays', async () => {
  const { user } = await openReviews({
    [list]: pageOf([praise]),
    [hide]: refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Hide: / }));
  await user.type(await screen.findByLabelText('Reason'), 'Rude');
  await choose(user, 'Hide review');

  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is closed for a moment');
  expect(screen.getByLabelText('Reason')).toHaveValue('Rude');
});

test('a review gets a reply, which is changed and taken back', async () => {
  const date = '2026-11-21T09:00:00.000Z';
  let text: string | undefined;
  const { user, sent, toasts } = await openReviews({
    [list]: () => pageOf([{ ...praise, reply: text === undefined ? null : { text, date } }]),
    'PUT /api/admin/reviews/reply/{id}': ({ body }) => {
      text = (body as { text?: string }).text;
      return { success: true, message: 'The reply is saved' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reply: Robin Reader on Linen Shirt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to this review' }));
  await user.click(await dialog.findByRole('button', { name: 'Reply' }));
  expect(await dialog.findByText('Enter a reply')).toBeVisible();
  await user.type(dialog.getByLabelText('Reply'), ' Thank you, Robin! ');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.click(dialog.getByRole('button', { name: 'Reply' }));
  await waitFor(async () =>
    expect(await reviewOf('Robin Reader')).toHaveTextContent(
      'Replied on 21 November 2026: Thank you, Robin!',
    ),
  );

  await user.click(screen.getByRole('button', { name: 'Change reply: Robin Reader on Linen Shirt' }));
  expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveValue('Thank you, Robin!');
  await user.click(screen.getByRole('button', { name: 'Take the reply back' }));
  const question = within(
    (
      await screen.findByText('Take the reply back?', { selector: '.ant-modal-confirm-title' })
    ).closest<HTMLElement>('.ant-modal-confirm')!,
  );
  await user.click(question.getByRole('button', { name: 'Take the reply back' }));
  expect(await screen.findByRole('button', { name: 'Reply: Robin Reader on Linen Shirt' })).toBeVisible();
  const replies = sent.filter(({ call }) => call === 'PUT /api/admin/reviews/reply/review-1');
  expect(replies.map(({ body }) => body)).toEqual([{ text: 'Thank you, Robin!' }, {}]);
  expect(toasts).toHaveLength(2);
});

test('a hidden review can be shown again, and its button keeps the focus', async () => {
  let isHidden = true;
  const { user, sent } = await openReviews({
    [list]: () => pageOf([isHidden ? advertisement : { ...advertisement, hidden: false }]),
    [hide]: () => {
      isHidden = false;
      return { success: true, message: 'The review is shown again' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show again: Kim Vendor on Linen Shirt' }));

  const button = await screen.findByRole('button', { name: 'Hide: Kim Vendor on Linen Shirt' });
  expect(button).toHaveFocus();
  expect(sent.find(({ call }) => call.startsWith('PUT'))!.body).toEqual({});
  expect(screen.queryByText('Advertising')).not.toBeInTheDocument();
});

test('the list is filtered by the server, and the address keeps the filters', async () => {
  const { user, sent, currentPath } = await openReviews(
    { [list]: ({ url }) => pageOf(url.searchParams.has('hidden') ? [advertisement] : [praise]) },
    '/admin/reviews?product=product-1&sort=stars-lowtohigh',
  );
  await reviewOf('Robin Reader');
  await filterBy(user, 'In the shop', 'Hidden');
  await reviewOf('Kim Vendor');
  await filterBy(user, 'Stars', '1 star');
  expect(currentPath()).toBe('/admin/reviews?product=product-1&sort=stars-lowtohigh&hidden=true&stars=1');
  const query = { product: 'product-1', sort: 'stars-lowtohigh', hidden: 'true', stars: '1' };
  expect(queriesOf(sent).at(-1)).toEqual({ limit: '50', ...query });
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/reviews/export?sort=stars-lowtohigh&stars=1&hidden=true&product=product-1',
  );
});

describe('several selected reviews', () => {
  const hideMany = 'PUT /api/admin/reviews/hide';
  const spam = { ...praise, _id: 'review-3', userName: 'Ed Spam' };
  const refusal = { code: 'NOT_FOUND', message: 'The review does not exist' };
  const hidden = { success: true as const, data: [{ reviewId: 'review-1', refusal: null }] };

  test('visible ones are hidden with one reason', async () => {
    const { user, sent, toasts } = await openReviews({
      [list]: pageOf([praise, advertisement, spam]),
      [hideMany]: { ...hidden, data: [...hidden.data, { reviewId: 'review-3', refusal }] },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await choose(user, 'Hide 2…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide 2 reviews?' }));
    await user.type(dialog.getByLabelText('Reason'), 'Rude');
    await user.click(dialog.getByRole('button', { name: 'Hide reviews' }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(sent.find(({ call }) => call === hideMany)!.body).toEqual({
      reviewIds: ['review-1', 'review-3'],
      reason: 'Rude',
    });
    expect(toasts.map(({ message }) => message)).toEqual([
      '1 of 2 could not be changed: The review does not exist',
      '1 review is hidden',
    ]);
  });

  test('hidden ones are shown again, and the page says so meanwhile', async () => {
    let answer = () => {};
    const { user, toasts } = await openReviews({
      [list]: pageOf([advertisement, { ...spam, hidden: true, hiddenReason: 'Spam' }]),
      [hideMany]: async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return hidden;
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.queryByRole('button', { name: /^Hide \d/ })).not.toBeInTheDocument();
    await choose(user, 'Show 2 again');
    expect(await screen.findByText('Showing 2 reviews again…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 2 again' })).toBeDisabled();
    answer();
    await waitFor(() =>
      expect(toasts).toEqual([{ variant: 'success', message: '2 reviews are shown again' }]),
    );
  });
});

test('a shop without reviews says so', async () => {
  await openReviews({ [list]: pageOf([]) });
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
});

test('loading the reviews can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openReviews({ [list]: () => (isAway ? away : pageOf([praise])) });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();

  isAway = false;
  await choose(user, 'Try again');

  expect(await reviewOf('Robin Reader')).toBeVisible();
});
