import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { act, screen, waitFor } from '@testing-library/react';
import { openShopAsVisitor } from '../../testing/let-visitors-buy';
import { openShop } from '../../testing/open-shop';

const route = 'POST /api/shop/order/find';
const path = '/shop/find-order';
const sent: Answers = { [route]: { success: true, message: 'Sent' } };

async function fill(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await user.type(await screen.findByLabelText('Order number'), 'hb 10001');
  await user.type(screen.getByLabelText('E-mail'), 'robin@example.test');
}

const button = () => screen.getByRole('button', { name: 'Send me the link' });

test('a visitor asks for the link with number and e-mail address, and is not told whether they are right', async () => {
  const { user, sentTo } = await openShopAsVisitor(path, sent);
  expect(await screen.findByRole('heading', { name: 'Where is my order?' })).toBeVisible();
  await fill(user);
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('If there is an order with this number');
  expect(sentTo(route)[0]!.body).toEqual({ number: 'hb 10001', email: 'robin@example.test' });
});

test('who asks again corrects what was typed', async () => {
  const { user, sentTo } = await openShopAsVisitor(path, sent);
  await fill(user);
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Ask again' }));
  expect(screen.getByLabelText('Order number')).toHaveValue('hb 10001');
  expect(screen.getByLabelText('E-mail')).toHaveValue('robin@example.test');
  await user.type(screen.getByLabelText('Order number'), '2');
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toHaveFocus();
  expect(sentTo(route)[1]!.body).toEqual({ number: 'hb 100012', email: 'robin@example.test' });
});

test('what is missing is said at its field, which has the focus, and nothing is sent', async () => {
  const { user, sentTo } = await openShopAsVisitor(path, sent);
  await user.type(await screen.findByLabelText('E-mail'), 'robin');
  await user.click(button());
  expect(screen.getByLabelText('Order number')).toHaveFocus();
  expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription(/Please enter the number/);
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Please enter the e-mail address/);
  expect(sentTo(route)).toEqual([]);
});

test('a number that the server refuses is said at the field', async () => {
  const { user } = await openShopAsVisitor(path, {
    [route]: refuse(400, {
      code: 'VALIDATION_FAILED',
      message: 'Invalid',
      errors: [{ path: 'number', message: 'must be an order number like HB-10001' }],
    }),
  });
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(screen.getByLabelText('Order number')).toHaveFocus());
  expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription(/Please enter the number/);
});

test('a request that fails can be tried again, with what was typed', async () => {
  let isTooOften = true;
  const { user } = await openShopAsVisitor(path, {
    [route]: () =>
      isTooOften
        ? refuse(429, { code: 'TOO_MANY_ATTEMPTS', message: 'Please try again later' })
        : { success: true, message: 'Sent' },
  });
  await fill(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later');
  isTooOften = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
});

test('what is missing after a request that failed takes the place of its alert', async () => {
  const { user } = await openShopAsVisitor(path, {
    [route]: refuse(429, { code: 'TOO_MANY_ATTEMPTS', message: 'Please try again later' }),
  });
  await fill(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveFocus();
  await user.clear(screen.getByLabelText('E-mail'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Please enter the e-mail address/);
  expect(screen.queryByText('Please try again later')).toBeNull();
});

test('somebody who is signed in is led to the orders of the account, too', async () => {
  await openShop(path, sent);
  expect(await screen.findByRole('link', { name: 'your account' })).toHaveAttribute('href', '/shop/account');
});

test('a page that is left forgets what was asked, and a late answer to it changes nothing', async () => {
  const answers: (() => void)[] = [];
  const { user, goBack, sentTo, store, unmount } = await openShop(path, {
    [route]: async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { success: true, message: 'Sent' };
    },
  });
  await fill(user);
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'your account' }));
  await screen.findByRole('heading', { name: 'My account' });
  await goBack();
  await fill(user);
  await act(async () => answers[0]!());
  expect(screen.getByLabelText('Order number')).toHaveValue('hb 10001');
  expect(screen.queryByRole('heading', { name: 'Look into your mailbox' })).toBeNull();
  await user.click(button());
  await waitFor(() => expect(sentTo(route)).toHaveLength(2));
  await act(async () => answers[1]!());
  expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  unmount();
  expect(JSON.stringify(store.getState())).not.toContain('robin@example.test');
});
