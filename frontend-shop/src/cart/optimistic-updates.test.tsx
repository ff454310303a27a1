import { refuse, type Answers, type SentCall } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { addedToast, cart, cartAnswer, cartLine } from '../testing/samples';

const cartRoute = 'GET /api/shop/cart/get/{userId}';
const addRoute = 'POST /api/shop/cart/add';
const updateRoute = 'PUT /api/shop/cart/update-cart';
const removeRoute = 'DELETE /api/shop/cart/{userId}/{productId}';

const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' });
const scarf = () => cartLine({ productId: 'product-2', variantId: 'variant-2', title: 'Wool Scarf' });
const plus = 'Increase the quantity of Linen Shirt';
const minus = 'Decrease the quantity of Linen Shirt';

/** A response that is sent when `release` is called. */
function held<A>(answer: (sent: SentCall) => A) {
  const waiting: (() => void)[] = [];
  return {
    answer: (sent: SentCall) => new Promise<A>((resolve) => waiting.push(() => resolve(answer(sent)))),
    release: () => waiting.shift()!(),
    isWaiting: () => waitFor(() => expect(waiting).toHaveLength(1)),
  };
}

const asSent = ({ body }: SentCall) =>
  cartAnswer(cartLine({ quantity: (body as { quantity: number }).quantity }));

async function openCart(answers: Answers) {
  const shop = await openShop('/shop/listing', answers);
  await shop.user.click(screen.getByRole('button', { name: /^Cart/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Your Cart' }));
  await sheet.findAllByRole('listitem');
  const quantity = () => sheet.getByText('Quantity', { exact: false }).parentElement;
  return { ...shop, sheet, quantity, button: (name: string) => sheet.getByRole('button', { name }) };
}

test('an added item counts at once, and its button is busy until the response', async () => {
  const add = held(() => cartAnswer(cartLine()));
  const { user, sentTo, toasts } = await openShop('/shop/listing', { [addRoute]: add.answer });
  const button = await screen.findByRole('button', { name: 'Add to cart' });
  await user.dblClick(button);
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();

  await add.isWaiting();
  add.release();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(toasts).toEqual([addedToast('/uploads/shirt-1200.webp')]);
  expect(sentTo(addRoute)).toHaveLength(1);
});

test('a refused item is no longer counted', async () => {
  const add = held(() => away);
  const { user, toasts } = await openShop('/shop/listing', { [addRoute]: add.answer });
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await add.isWaiting();
  add.release();
  expect(await screen.findByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  expect(toasts).toEqual([{ variant: 'destructive', message: 'Back in a minute' }]);
});

test('three quick clicks are shown at once and sent one after the other', async () => {
  const update = held(asSent);
  const { user, sheet, quantity, button, sentTo } = await openCart({
    [cartRoute]: cartAnswer(cartLine()),
    [updateRoute]: update.answer,
  });
  for (let press = 0; press < 3; press += 1) await user.click(button(plus));
  expect(quantity()).toHaveTextContent('Quantity 4');
  expect(sheet.getByRole('status')).toHaveTextContent('Total $199.96');
  expect(button(plus)).toHaveAttribute('aria-busy', 'true');
  expect(button(minus)).not.toHaveAttribute('aria-busy');

  for (let answered = 1; answered <= 3; answered += 1) {
    await update.isWaiting();
    expect(sentTo(updateRoute)).toHaveLength(answered);
    update.release();
  }
  await waitFor(() => expect(button(plus)).not.toHaveAttribute('aria-busy'));
  expect(quantity()).toHaveTextContent('Quantity 4');
  expect(sentTo(updateRoute).map(({ body }) => (body as { quantity: number }).quantity)).toEqual([2, 3, 4]);
});

test('the last of several quick clicks up and down wins', async () => {
  const { user, quantity, button, sentTo } = await openCart({
    [cartRoute]: cartAnswer(cartLine({ quantity: 3 })),
    [updateRoute]: asSent,
  });
  for (const name of [plus, minus, minus]) await user.click(button(name));
  expect(quantity()).toHaveTextContent('Quantity 2');
  await waitFor(() => expect(sentTo(updateRoute)).toHaveLength(3));
  expect(quantity()).toHaveTextContent('Quantity 2');
});

test('quick clicks beyond the stock stop at the stock', async () => {
  const { user, quantity, button, sentTo, toasts } = await openCart({
    [cartRoute]: cartAnswer(cartLine({ quantity: 11 })),
    [updateRoute]: asSent,
  });
  await user.dblClick(button(plus));
  expect(quantity()).toHaveTextContent('Quantity 12');
  await waitFor(() =>
    expect(toasts).toEqual([
      { variant: 'success', message: 'Cart item is updated successfully' },
      { variant: 'destructive', message: 'Only 12 quantity can be added for this item' },
    ]),
  );
  expect(quantity()).toHaveTextContent('Quantity 12');
  expect(sentTo(updateRoute)).toHaveLength(1);
});

test("a refused quantity returns to the server's", async () => {
  const update = held(() =>
    refuse(409, {
      code: 'OUT_OF_STOCK',
      message: 'Only 2 quantity can be added for this item',
      data: cart(cartLine({ quantity: 2, totalStock: 2 })),
    }),
  );
  const { user, quantity, button, toasts } = await openCart({
    [cartRoute]: cartAnswer(cartLine({ quantity: 3 })),
    [updateRoute]: update.answer,
  });
  await user.click(button(plus));
  expect(quantity()).toHaveTextContent('Quantity 4');
  await update.isWaiting();
  update.release();
  await waitFor(() => expect(quantity()).toHaveTextContent('Quantity 2'));
  expect(toasts).toEqual([{ variant: 'destructive', message: 'Only 2 quantity can be added for this item' }]);
});

test('deleting the last line moves the focus to the link to the products', async () => {
  const { user, sheet, button } = await openCart({
    [cartRoute]: cartAnswer(cartLine()),
    [removeRoute]: cartAnswer(),
  });
  await user.click(button('Delete Linen Shirt'));
  expect(sheet.getByRole('link', { name: 'Browse all products' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
});

test('a deleted line disappears at once and reappears in place when the server refuses', async () => {
  const removal = held(() => away);
  const { user, sheet, button } = await openCart({
    [cartRoute]: cartAnswer(cartLine(), scarf()),
    [removeRoute]: removal.answer,
  });
  await user.click(button('Delete Linen Shirt'));
  expect(sheet.getAllByRole('listitem')).toHaveLength(1);
  expect(sheet.getByRole('status')).toHaveTextContent('Total $49.99');

  await removal.isWaiting();
  removal.release();
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(2));
  expect(sheet.getAllByRole('listitem')[0]).toHaveTextContent('Linen Shirt');
});
