import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { cart, cartAnswer, cartLine, productDetails, variant } from '../../testing/samples';

const productRoute = 'GET /api/shop/products/get/{id}';
const exchangeRoute = 'PUT /api/shop/cart/exchange-variant';
const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' });

const colour = (name: string) => ({ name, hex: '#1f3a5f', image: `/uploads/${name}-1200.webp` });
const made = (size: 'S' | 'M' | 'L', name: string, stock: number) =>
  variant({ _id: `${name}-${size}`, size, colour: name, stock });

/** Navy in S, M and L (L sold out); Rust in S and L; Sage sold out. */
const variants = [
  made('S', 'Navy', 4),
  made('M', 'Navy', 5),
  made('L', 'Navy', 0),
  made('S', 'Rust', 2),
  made('L', 'Rust', 3),
  made('M', 'Sage', 0),
];
const shirt = productDetails({
  options: { sizes: ['S', 'M', 'L'], colours: ['Navy', 'Rust', 'Sage'].map(colour) },
  variants,
});

const lineIn = (size: string, name: string, quantity = 1) =>
  cartLine({ variantId: `${name}-${size}`, size, colour: name, quantity });

async function openCart(answers: Parameters<typeof openShop>[1]) {
  const shop = await openShop('/shop/listing', {
    'GET /api/shop/cart/get/{userId}': cartAnswer(lineIn('M', 'Navy')),
    [productRoute]: { success: true, data: shirt },
    ...answers,
  });
  await shop.user.click(screen.getByRole('button', { name: /^Cart/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Your Cart' }));
  await sheet.findAllByRole('listitem');
  return { ...shop, sheet };
}

async function openChoice(answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openCart(answers);
  const change = shop.sheet.getByRole('button', { name: changing('M · Navy') });
  await shop.user.click(change);
  await shop.sheet.findByRole('group', { name: 'Size in Navy' });
  const optionsOf = (group: string) =>
    within(shop.sheet.getByRole('group', { name: group })).getAllByRole('button');
  return { ...shop, change, optionsOf };
}

const changing = (label: string) => `Change the size or colour of Linen Shirt, ${label}`;
const button = (name: string) => screen.getByRole('button', { name });
const option = (name: string) => screen.findByRole('button', { name });

test("a line without size and colour has no 'Change' button", async () => {
  const { sheet } = await openCart({ 'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine()) });
  expect(sheet.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});

test("'Change' shows the sizes of the line's colour and marks those that are sold out", async () => {
  const { change, optionsOf } = await openChoice();
  expect(change).toHaveAttribute('aria-expanded', 'true');

  expect(optionsOf('Size in Navy')).toEqual(['S', 'M', 'L, sold out'].map(button));
  expect(optionsOf('Colour')).toEqual(['Navy', 'Rust', 'Sage, sold out'].map(button));
  expect(button('M')).toHaveAttribute('aria-pressed', 'true');
  expect(button('L, sold out')).toBeDisabled();
  expect(button('Sage, sold out')).toBeDisabled();
});

test('choosing a size changes the line, and the focus returns to it', async () => {
  const { user, sheet, toasts, sentTo } = await openChoice({
    [exchangeRoute]: cartAnswer(lineIn('S', 'Navy')),
  });
  await user.click(await option('S'));

  expect(await sheet.findByText('S · Navy')).toBeVisible();
  expect(sentTo(exchangeRoute).map(({ body }) => body)).toEqual([
    { userId: 'user-1', productId: 'product-1', variantId: 'Navy-M', newVariantId: 'Navy-S' },
  ]);
  expect(toasts).toEqual([{ variant: 'success', message: 'Cart item is updated successfully' }]);
  expect(sheet.queryByRole('group')).not.toBeInTheDocument();
  expect(await option(changing('S · Navy'))).toHaveFocus();
});

test('a change to a size that is already in the cart merges the lines, and the merged line gets the focus', async () => {
  const { user, sheet } = await openChoice({
    'GET /api/shop/cart/get/{userId}': cartAnswer(lineIn('S', 'Navy'), lineIn('M', 'Navy')),
    [exchangeRoute]: cartAnswer(lineIn('S', 'Navy', 2)),
  });
  await user.click(await option('S'));
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(1));
  expect(await option(changing('S · Navy'))).toHaveFocus();
});

test("choosing a colour that has the line's size changes the line at once", async () => {
  const { user, sheet, sentTo } = await openChoice({
    'GET /api/shop/cart/get/{userId}': cartAnswer(lineIn('S', 'Rust'), lineIn('M', 'Navy')),
    [exchangeRoute]: cartAnswer(lineIn('S', 'Navy'), lineIn('M', 'Navy')),
  });
  await user.click(await option(changing('S · Rust')));
  await user.click(await option('Navy'));
  expect(await sheet.findByText('S · Navy')).toBeVisible();
  expect(sentTo(exchangeRoute)[0]?.body).toMatchObject({ variantId: 'Rust-S', newVariantId: 'Navy-S' });
});

test("choosing a colour without the line's size shows the colour's sizes first", async () => {
  const { user, sheet, sentTo, optionsOf } = await openChoice({
    [exchangeRoute]: cartAnswer(lineIn('L', 'Rust')),
  });
  await user.click(await option('Rust'));
  expect(optionsOf('Size in Rust')).toEqual(['S', 'L'].map(button));
  expect(sentTo(exchangeRoute)).toEqual([]);

  await user.click(await option('L'));
  expect(await sheet.findByText('L · Rust')).toBeVisible();
  expect(sentTo(exchangeRoute)[0]?.body).toMatchObject({ variantId: 'Navy-M', newVariantId: 'Rust-L' });
});

test('a double click changes the line once', async () => {
  let answer = () => {};
  const clicked = new Promise<void>((resolve) => (answer = resolve));
  const { user, sheet, sentTo } = await openChoice({
    [exchangeRoute]: async () => {
      await clicked;
      return cartAnswer(lineIn('S', 'Navy'));
    },
  });
  await user.dblClick(await option('S'));
  answer();
  expect(await sheet.findByText('S · Navy')).toBeVisible();
  expect(sentTo(exchangeRoute)).toHaveLength(1);
});

test('a size that has sold out is refused and marked as sold out', async () => {
  let isSoldOut = false;
  const without = variants.map((each) => (each._id === 'Navy-S' ? { ...each, stock: 0 } : each));
  const { user, sheet, toasts } = await openChoice({
    [productRoute]: () => ({ success: true, data: { ...shirt, variants: isSoldOut ? without : variants } }),
    [exchangeRoute]: () => {
      isSoldOut = true;
      const data = cart(lineIn('M', 'Navy', 2));
      return refuse(409, {
        code: 'OUT_OF_STOCK',
        message: 'Only 0 quantity can be added for this item',
        data,
      });
    },
  });
  await user.click(await option('S'));

  expect(await option('S, sold out')).toBeDisabled();
  expect(toasts).toEqual([{ variant: 'destructive', message: 'Only 0 quantity can be added for this item' }]);
  expect(sheet.getByText('M · Navy')).toBeVisible();
  expect(sheet.getByText('Quantity', { exact: false }).parentElement).toHaveTextContent('Quantity 2');
});

test('a failed change leaves the line and the choices as they were', async () => {
  const { user, sheet, toasts } = await openChoice({ [exchangeRoute]: away });
  await user.click(await option('S'));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'Back in a minute' }]));
  expect(sheet.getByText('M · Navy')).toBeVisible();
  expect(await option('S')).toBeEnabled();
});

test('Escape and the current size close the choices without a change, and the focus returns', async () => {
  const { user, sheet, change, sentTo } = await openChoice();
  (await option('S')).focus();
  await user.keyboard('{Escape}');
  expect(sheet.queryByRole('group')).not.toBeInTheDocument();
  expect(change).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.click(await option('M'));
  expect(sheet.queryByRole('group')).not.toBeInTheDocument();
  expect(change).toHaveFocus();
  expect(sentTo(exchangeRoute)).toEqual([]);
});

test('loading the sizes can be retried', async () => {
  let isAway = true;
  const { user, sheet } = await openCart({
    [productRoute]: () => (isAway ? away : { success: true, data: shirt }),
  });
  await user.click(await option(changing('M · Navy')));
  expect(await sheet.findByText('Back in a minute')).toBeVisible();

  isAway = false;
  await user.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByRole('group', { name: 'Size in Navy' })).toBeVisible();
  expect(await option(changing('M · Navy'))).toHaveFocus();
});

test('a product with one size and colour says so', async () => {
  const [, onlyOne] = variants;
  const { user, sheet } = await openCart({
    [productRoute]: { success: true, data: { ...shirt, variants: [onlyOne!] } },
  });
  await user.click(await option(changing('M · Navy')));
  expect(await sheet.findByText("It doesn't come in any other size or colour.")).toBeVisible();
});
