import type { Schema } from '@haberdash/kit/api/client';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { orderReturns, returnableLine, returned } from '../../testing/return-samples';
import { order } from '../../testing/samples';

const returns = 'GET /api/shop/order/{orderId}/returns';
const declare = 'POST /api/shop/order/{orderId}/returns';

/** The page of an order of two shirts. */
async function openPage(answers: Answers = {}) {
  const amounts = { amount: 49.99, pieces: 49.99, delivery: 0, fee: 0 };
  const shop = await openShop('/shop/account/orders/HB-10001/return', {
    'GET /api/shop/order/details/{orderId}': { success: true, data: order({ orderStatus: 'delivered' }) },
    'POST /api/shop/order/{orderId}/returns/preview': {
      success: true,
      data: { ...amounts, wayPaidBy: 'shopper', deadline: '2026-12-22' },
    },
    [returns]: orderReturns(),
    ...answers,
  });
  const confirm = async () => {
    await screen.findByText('You get back');
    await shop.user.click(screen.getByRole('button', { name: 'Confirm return' }));
  };
  return { ...shop, confirm };
}

const quantity = () => screen.findByRole('combobox', { name: 'Send back' });
const reason = () => screen.getByRole('combobox', { name: 'Why? (optional)' });

test('what is chosen stays when a reload after a refusal fails, with the id of the try', async () => {
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' });
  let isAway = false;
  const { user, confirm, sentTo } = await openPage({
    [returns]: () => (isAway ? away : orderReturns({ lines: [returnableLine({ returnable: 1 })] })),
    [declare]: () => {
      isAway = true;
      return away;
    },
  });
  await user.selectOptions(await quantity(), '1 piece');
  await user.selectOptions(reason(), 'Too small');
  await confirm();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await quantity()).toHaveDisplayValue('1 piece');
  expect(reason()).toHaveDisplayValue('Too small');
  await confirm();
  const bodies = () => sentTo(declare.replace('{orderId}', 'order-1')).map(({ body }) => body);
  await waitFor(() => expect(bodies()).toHaveLength(2));
  const [first, second] = bodies() as Schema<'DeclareReturnBody'>[];
  expect(second).toEqual(first);
});

test('what is chosen stays after a reload of the page, as far as it is possible, until it is declared', async () => {
  const first = await openPage();
  await first.user.selectOptions(await quantity(), '2 of 2 pieces');
  first.unmount();

  const { confirm } = await openPage({
    [returns]: orderReturns({ lines: [returnableLine({ returnable: 1 })] }),
    [declare]: { success: true, data: returned() },
  });
  expect(await quantity()).toHaveDisplayValue('1 piece');
  await confirm();
  await waitFor(() => expect(sessionStorage.getItem('returnAttempt')).toBeNull());
});

test('who keeps everything chooses anew', async () => {
  const { user, unmount } = await openPage();
  await user.selectOptions(await quantity(), '1 of 2 pieces');
  await user.click(screen.getByRole('link', { name: 'Keep everything' }));
  unmount();
  await openPage();
  expect(await quantity()).toHaveDisplayValue('Nothing');
});
