import type { Schema } from '@haberdash/kit/api/client';
import { refuse, type Answers, type SentCall } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { orderReturns, returnableLine, returned, returnedPiece } from '../../testing/return-samples';
import { order } from '../../testing/samples';

const details = 'GET /api/shop/order/details/{orderId}';
const returns = 'GET /api/shop/order/{orderId}/returns';
const preview = 'POST /api/shop/order/{orderId}/returns/preview';
const declare = 'POST /api/shop/order/{orderId}/returns';

type Previewed = Schema<'ReturnPreview'>;
const amounts: Previewed = {
  ...{ amount: 49.99, pieces: 49.99, delivery: 0, fee: 0, wayPaidBy: 'shopper', deadline: '2026-12-22' },
};
const previewed = (fields: Partial<Previewed> = {}) => ({
  success: true as const,
  data: { ...amounts, ...fields },
});

const [shirt] = order().cartItems;
const cap = { ...shirt!, variantId: 'cap', title: 'Wool Cap', size: 'M' as const, price: 20, quantity: 1 };
const sent = order({ orderStatus: 'delivered', cartItems: [shirt!, cap] });

async function openPage(answers: Answers = {}) {
  const shop = await openShop('/shop/account/orders/HB-10001/return', {
    [details]: { success: true, data: sent },
    [returns]: orderReturns({
      lines: [returnableLine(), returnableLine({ variantId: 'cap', returnable: 1 })],
    }),
    [preview]: previewed(),
    ...answers,
  });
  const bodies = (call: string) => shop.sentTo(call.replace('{orderId}', 'order-1')).map(({ body }) => body);
  return { ...shop, bodies };
}

const item = async (name: string) => within(await screen.findByRole('group', { name }));
const confirm = () => screen.getByRole('button', { name: 'Confirm return' });

test('a shopper declares one of two shirts without a reason, and sees the return', async () => {
  const declared = returned({ amount: 49.99, pieces: [returnedPiece(1)] });
  let value = orderReturns();
  const { user, bodies, currentPath } = await openPage({
    [returns]: () => value,
    [declare]: () => {
      value = orderReturns({ lines: [returnableLine({ returnable: 1 })], returns: [declared] });
      return { success: true, data: declared };
    },
  });
  expect(
    await screen.findByText(/You can do so until 24 December 2026\. You need not say why\./),
  ).toBeVisible();
  const fields = await item('Linen Shirt');
  expect(fields.queryByRole('combobox', { name: /Why/ })).not.toBeInTheDocument();
  await user.selectOptions(fields.getByRole('combobox', { name: 'Send back' }), '1 of 2 pieces');
  expect(fields.getByRole('combobox', { name: 'Why? (optional)' })).toHaveDisplayValue(
    'I would rather not say',
  );
  expect((await screen.findByText('You get back')).nextElementSibling).toHaveTextContent('$49.99');
  expect(
    screen.getByText(
      /You pay the postage\. Your parcel should reach us by 22 December 2026\. We'll e-mail you how to send it\./,
    ),
  ).toBeVisible();
  await user.dblClick(confirm());

  expect(await screen.findByRole('heading', { name: 'Return R-10001', level: 1 })).toBeVisible();
  expect(currentPath()).toBe('/shop/account/orders/HB-10001/returns/R-10001');
  const pieces = [{ variantId: 'variant-1', quantity: 1 }];
  expect(bodies(declare)).toEqual([{ _id: expect.any(String) as string, pieces, amount: 49.99 }]);
});

test('the server calculates each choice again: pieces, delivery and fee add up to what comes back', async () => {
  const { user, bodies } = await openPage({
    [preview]: ({ body }: SentCall) => {
      const { pieces } = body as Schema<'PreviewReturnBody'>;
      return pieces.length === 2
        ? previewed({ amount: 71.99, pieces: 69.99, delivery: 5, fee: 3, wayPaidBy: 'shop' })
        : previewed();
    },
  });
  const shirts = await item('Linen Shirt');
  expect(screen.getByText('Choose what goes back, and you see what you get for it.')).toBeVisible();
  await user.selectOptions(shirts.getByRole('combobox', { name: 'Send back' }), '1 of 2 pieces');
  await user.selectOptions(shirts.getByRole('combobox', { name: /Why/ }), 'Too small');
  await user.selectOptions(
    (await item('Wool Cap, M')).getByRole('combobox', { name: 'Send back' }),
    '1 piece',
  );
  expect((await screen.findByText('Delivery')).nextElementSibling).toHaveTextContent('$5.00');
  expect(screen.getByText('Our fee').nextElementSibling).toHaveTextContent('-$3.00');
  expect(screen.getByText('You get back').nextElementSibling).toHaveTextContent('$71.99');
  expect(screen.getByText(/We pay the postage\./)).toBeVisible();
  expect(bodies(preview).at(-1)).toEqual({
    pieces: [
      { variantId: 'variant-1', quantity: 1, reason: 'too-small' },
      { variantId: 'cap', quantity: 1 },
    ],
  });
});

test('without a choice nothing is declared, and the first choice takes the focus', async () => {
  const { user, bodies } = await openPage();
  const fields = await item('Linen Shirt');
  await user.click(confirm());
  expect(fields.getByRole('combobox', { name: 'Send back' })).toHaveFocus();
  expect(bodies(declare)).toEqual([]);
});

test('made to order: what is wrong has to be chosen before anything is calculated', async () => {
  const { user, bodies } = await openPage({
    [returns]: orderReturns({ lines: [returnableLine({ exclusion: 'made-to-order' })] }),
  });
  const fields = await item('Linen Shirt');
  expect(fields.getByText('Made to order: it can go back only if something is wrong with it.')).toBeVisible();
  await user.selectOptions(fields.getByRole('combobox', { name: 'Send back' }), '2 of 2 pieces');
  const reason = fields.getByRole('combobox', { name: 'What is wrong with it?' });
  expect(
    within(reason)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Please choose', 'Faulty', 'Not what I ordered']);
  await user.click(confirm());
  expect(reason).toHaveFocus();
  expect(bodies(preview)).toEqual([]);
  await user.selectOptions(reason, 'Faulty');
  expect(await screen.findByText('You get back')).toBeVisible();
});

test('a piece that another tab declared is refused in the words of the server, and no longer offered', async () => {
  const message = 'Only 1 of Linen Shirt can still be sent back';
  let value = orderReturns();
  const { user, bodies } = await openPage({
    [returns]: () => value,
    [declare]: () => {
      value = orderReturns({ lines: [returnableLine({ returnable: 1 })] });
      return refuse(409, { code: 'PIECES_NOT_RETURNABLE', message });
    },
  });
  const fields = await item('Linen Shirt');
  await user.selectOptions(fields.getByRole('combobox', { name: 'Send back' }), '2 of 2 pieces');
  await screen.findByText('You get back');
  await user.click(confirm());
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent(message);
  expect(refusal).toHaveFocus();
  await waitFor(() =>
    expect(fields.getByRole('combobox', { name: 'Send back' })).toHaveDisplayValue('1 piece'),
  );
  await waitFor(() =>
    expect(bodies(preview).at(-1)).toEqual({ pieces: [{ variantId: 'variant-1', quantity: 1 }] }),
  );
});

test('when another tab declared everything, the words of the server stay beside the way back', async () => {
  let value = orderReturns();
  const message = 'None of Linen Shirt can still be sent back';
  const { user } = await openPage({
    [returns]: () => value,
    [declare]: () => {
      value = orderReturns({ lines: [returnableLine({ returnable: 0 })], returns: [returned()] });
      return refuse(409, { code: 'PIECES_NOT_RETURNABLE', message });
    },
  });
  await user.selectOptions(
    (await item('Linen Shirt')).getByRole('combobox', { name: 'Send back' }),
    '2 of 2 pieces',
  );
  await screen.findByText('You get back');
  await user.click(confirm());
  expect(await screen.findByText('Nothing of this order can be sent back now')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Back to order HB-10001' })).toHaveAttribute(
    'href',
    '/shop/account/orders/HB-10001',
  );
});

test('an amount that changed meanwhile is shown before it can be confirmed; the try keeps its id', async () => {
  const message = 'What goes back is another amount by now. Please check it.';
  let amount = 49.99;
  const { user, bodies } = await openPage({
    [preview]: () => previewed({ amount }),
    [declare]: () => {
      if (amount === 40) return { success: true, data: returned({ amount }) };
      amount = 40;
      return refuse(409, { code: 'RETURN_CHANGED', message });
    },
  });
  await user.selectOptions(
    (await item('Linen Shirt')).getByRole('combobox', { name: 'Send back' }),
    '1 of 2 pieces',
  );
  await screen.findByText('You get back');
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() =>
    expect(screen.getByText('You get back').nextElementSibling).toHaveTextContent('$40.00'),
  );
  await user.click(confirm());
  await waitFor(() => expect(bodies(declare)).toHaveLength(2));
  const [first, second] = bodies(declare) as Schema<'DeclareReturnBody'>[];
  expect(second).toEqual({ ...first, amount: 40 });
});

test('an amount that could not be calculated is asked for again', async () => {
  let isAway = true;
  const { user } = await openPage({
    [preview]: () =>
      isAway ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : previewed(),
  });
  await user.selectOptions(
    (await item('Linen Shirt')).getByRole('combobox', { name: 'Send back' }),
    '1 of 2 pieces',
  );
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You get back')).toBeVisible();
});

test('after the last day the page says so and offers the contact page', async () => {
  await openPage({
    [returns]: orderReturns({ window: { basis: 'delivered', lastDay: '2026-10-30', isOpen: false } }),
  });
  expect(await screen.findByText('The last day to send something back was 30 October 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/shop/contact');
  expect(screen.queryByRole('button', { name: 'Confirm return' })).not.toBeInTheDocument();
});

test('what could not be loaded is loaded again', async () => {
  let isAway = true;
  const { user } = await openPage({
    [returns]: () =>
      isAway ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : orderReturns(),
  });
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Linen Shirt' })).toBeVisible();
});

describe('another size', () => {
  const others = [
    { variantId: 'shirt-l', size: 'L', colour: 'Navy', stock: 1 },
    { variantId: 'shirt-s', size: 'S', colour: 'Navy', stock: 4 },
  ];
  const lines = [returnableLine({ exchangeableFor: others })];

  test('is put aside in place of money, and the shopper sees which, and until when', async () => {
    const declared = returned({ amount: 0 });
    const { user, bodies } = await openPage({
      [returns]: orderReturns({ lines }),
      [preview]: previewed({ amount: 5, pieces: 0, difference: 5, heldUntil: '2026-12-15' }),
      [declare]: { success: true, data: declared },
    });
    const fields = await item('Linen Shirt');
    await user.selectOptions(fields.getByRole('combobox', { name: 'Send back' }), '1 of 2 pieces');
    const wish = fields.getByRole('combobox', { name: 'What would you like?' });
    expect(wish).toHaveDisplayValue('Money back');
    await user.selectOptions(wish, 'Exchange for L · Navy');
    expect(await screen.findByText(/^We put aside for you until 15 December 2026:/)).toHaveTextContent(
      '1 × Linen Shirt, L · Navy',
    );
    expect(screen.getByText('Exchanged for less').nextElementSibling).toHaveTextContent('$5.00');
    await user.click(confirm());
    const pieces = [{ variantId: 'variant-1', quantity: 1, wantedVariantId: 'shirt-l' }];
    await waitFor(() => expect(bodies(declare)).toMatchObject([{ pieces, amount: 5 }]));
  });

  test('is offered only while there is enough of it for all pieces', async () => {
    const { user, bodies } = await openPage({ [returns]: orderReturns({ lines }) });
    const fields = await item('Linen Shirt');
    const quantity = fields.getByRole('combobox', { name: 'Send back' });
    await user.selectOptions(quantity, '1 of 2 pieces');
    await user.selectOptions(
      fields.getByRole('combobox', { name: 'What would you like?' }),
      'Exchange for L · Navy',
    );
    await user.selectOptions(quantity, '2 of 2 pieces');
    expect(fields.getByRole('combobox', { name: 'What would you like?' })).toHaveDisplayValue('Money back');
    expect(fields.queryByRole('option', { name: 'Exchange for L · Navy' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(bodies(preview).at(-1)).toEqual({ pieces: [{ variantId: 'variant-1', quantity: 2 }] }),
    );
  });
});
