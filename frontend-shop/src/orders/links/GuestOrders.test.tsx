import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { act, screen, waitFor } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { letVisitorsBuy } from '../../testing/let-visitors-buy';
import { order, orderPage } from '../../testing/samples';

const previewRoute = 'GET /api/account/guest-orders';
const addRoute = 'POST /api/account/guest-orders';
const confirmRoute = 'POST /api/account/guest-orders/confirm';
const listRoute = 'GET /api/shop/order/list/{userId}';

const preview = (orders: number | null): Answers => ({
  [previewRoute]: { success: true, data: { orders } },
});
const codeSent: Answers = { [addRoute]: { success: true, message: 'Sent', data: { orders: null } } };

const openShopAsMember = (path: string, answers: Answers) => {
  letVisitorsBuy({ session: true });
  return openShop(path, answers);
};

const openAccount = (answers: Answers) => openShopAsMember('/shop/account', answers);

test('orders without an account join it with a code that was sent to its address', async () => {
  let isAdded = false;
  const { user, sentTo } = await openAccount({
    ...preview(null),
    ...codeSent,
    [confirmRoute]: () => {
      isAdded = true;
      return { success: true, message: 'Added', data: { orders: 1 } };
    },
    [listRoute]: () => orderPage(isAdded ? [order()] : []),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  await user.type(code, '12345');
  await user.click(screen.getByRole('button', { name: 'Add the orders' }));
  expect(code).toHaveAccessibleDescription('Please enter the six digits of the e-mail');
  expect(sentTo(confirmRoute)).toEqual([]);
  await user.type(code, '6');
  await user.click(screen.getByRole('button', { name: 'Add the orders' }));
  const done = await screen.findByText('One order is in your account now.');
  expect(done).toHaveFocus();
  expect(sentTo(confirmRoute)[0]!.body).toEqual({ code: '123456' });
  expect(await screen.findByText('HB-10001')).toBeVisible();
});

test('a wrong code is said at its field, and another one can be sent', async () => {
  const message = 'That code is incorrect';
  const { user, sentTo } = await openAccount({
    ...preview(null),
    ...codeSent,
    [confirmRoute]: refuse(400, { code: 'WRONG_CODE', message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Add the orders' }));
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(message));
  await user.click(screen.getByRole('button', { name: 'Send another code' }));
  await waitFor(() => expect(sentTo(addRoute)).toHaveLength(2));
});

test('another code empties the field and says that it was sent', async () => {
  let send = () => {};
  let count = 0;
  const { user, sentTo } = await openAccount({
    ...preview(null),
    [addRoute]: async () => {
      if (++count > 1) await new Promise<void>((resolve) => (send = resolve));
      return { success: true, message: 'Sent', data: { orders: null } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  expect(await screen.findByText(/We sent a code of six digits/)).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '12{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send another code', busy: true }));
  await act(async () => send());
  expect(await screen.findByText(/We sent another code of six digits/)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('');
  expect(screen.queryByText('Please enter the six digits of the e-mail')).toBeNull();
  expect(sentTo(addRoute)).toHaveLength(2);
});

test('another code that is refused says why, also after a mistake in the code', async () => {
  const message = 'Too many attempts. Please wait 5 minutes and try again';
  const answers = [codeSent[addRoute]!, refuse(429, { code: 'TOO_MANY_ATTEMPTS', message })];
  const { user } = await openAccount({ ...preview(null), [addRoute]: () => answers.shift() as never });
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  await user.type(await screen.findByLabelText('Code'), '12{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send another code' }));
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(message));
  expect(screen.getByText(/We sent a code of six digits/)).toBeVisible();
});

test('no other code is sent while one is compared', async () => {
  const { user, sentTo } = await openAccount({
    ...preview(null),
    ...codeSent,
    [confirmRoute]: () => new Promise<never>(() => {}),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Send another code', busy: true }));
  expect(sentTo(addRoute)).toHaveLength(1);
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
});

test('a code is still awaited after a look at another tab', async () => {
  const { user } = await openAccount({
    ...preview(null),
    ...codeSent,
    [confirmRoute]: { success: true, message: 'Added', data: { orders: 1 } },
  });
  const lookAway = async () => {
    await user.click(screen.getByRole('tab', { name: 'Devices' }));
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
  };
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  await screen.findByLabelText('Code');
  await lookAway();
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('One order is in your account now.')).toHaveFocus();
  await lookAway();
  expect(screen.getByText('One order is in your account now.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Orders' })).toHaveFocus();
});

test('an answer that comes after the account was left is not shown on the next visit', async () => {
  const answers: (() => void)[] = [];
  const { user, goBack, sentTo } = await openShopAsMember('/shop/find-order', {
    ...preview(null),
    [addRoute]: async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { success: true, message: 'Sent', data: { orders: null } };
    },
  });
  const visit = async () => user.click(await screen.findByRole('link', { name: 'your account' }));
  await visit();
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  await goBack();
  await visit();
  const send = await screen.findByRole('button', { name: 'Send a code' });
  await act(async () => answers[0]!());
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.click(send);
  await waitFor(() => expect(sentTo(addRoute)).toHaveLength(2));
  await act(async () => answers[1]!());
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

test('an address that is proved needs no code', async () => {
  const { user } = await openAccount({
    ...preview(2),
    [addRoute]: { success: true, message: 'Added', data: { orders: 2 } },
  });
  expect(await screen.findByText(/2 orders were placed with your address/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add them' }));
  expect(await screen.findByText('2 orders are in your account now.')).toBeVisible();
});

test('who asks too often is told', async () => {
  const message = 'Too many attempts. Please wait 5 minutes and try again';
  const { user } = await openAccount({
    ...preview(null),
    [addRoute]: refuse(429, { code: 'TOO_MANY_ATTEMPTS', message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('what could not be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = await openAccount({
    [previewRoute]: () =>
      isDown
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data: { orders: null } },
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Send a code' })).toBeVisible();
});

test('nothing is offered when there is nothing to add', async () => {
  const { sentTo } = await openAccount(preview(0));
  await waitFor(() => expect(sentTo(previewRoute)).toHaveLength(1));
  await screen.findByText('No orders yet');
  expect(screen.queryByText('Ordered without an account?')).toBeNull();
});

test('a shop without guests offers nothing and asks for nothing', async () => {
  const { sentTo } = await openShop('/shop/account');
  await screen.findByText('No orders yet');
  expect(sentTo(previewRoute)).toEqual([]);
  expect(screen.queryByText('Ordered without an account?')).toBeNull();
});
