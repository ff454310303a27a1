import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import {
  addedToast,
  cartAnswer,
  cartLine,
  colour,
  product,
  productDetails,
  productOf,
  productPage,
} from '../../testing/samples';

const listRoute = 'GET /api/shop/products/get';
const detailsRoute = 'GET /api/shop/products/get/{id}';
const addRoute = 'POST /api/shop/cart/add';
const added = { [addRoute]: cartAnswer(cartLine()) };

const shirt = productOf(
  { size: 'S', colour: 'Navy', stock: 4 },
  { size: 'M', colour: 'Navy', stock: 0 },
  { size: 'L', colour: 'Navy', stock: 2, price: 59.5 },
  { size: 'S', colour: 'Rust', stock: 0 },
  { size: 'M', colour: 'Rust', stock: 7 },
);

async function openCard(listed = shirt, answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop('/shop/listing', {
    [listRoute]: productPage([listed]),
    [detailsRoute]: { success: true, data: listed },
    ...added,
    ...answers,
  });
  const card = within(await screen.findByRole('article', { name: 'Linen Shirt' }));
  const picture = () => card.getByRole('img', { name: 'Linen Shirt' }).getAttribute('src');
  return { ...shop, card, picture, sent: () => shop.sentTo(addRoute).map(({ body }) => body) };
}

async function openChoice(listed = shirt, answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openCard(listed, answers);
  await shop.user.click(shop.card.getByRole('button', { name: 'Add to cart' }));
  return { ...shop, choice: within(shop.card.getByRole('group', { name: /: Linen Shirt$/ })) };
}

const size = (name: string, colourName: string) => ({
  userId: 'user-1',
  productId: 'product-1',
  variantId: `${colourName}-${name}`,
  quantity: 1,
});

test('a mouse brings the second picture, which does not cover the preview of a colour without one', async () => {
  const [navy, rust] = shirt.options.colours;
  const colours = [{ ...navy!, secondImage: '/uploads/back-1200.webp' }, rust!];
  const listed = { ...shirt, secondImage: '/uploads/seam-1200.webp', options: { ...shirt.options, colours } };
  const { user, card } = await openCard(listed);
  const second = () => screen.getByRole('article').querySelector('img[alt=""]');
  expect(second()).toBeNull();
  await user.hover(screen.getByRole('article'));
  expect(second()).toHaveAttribute('src', '/uploads/seam-640.webp');
  await user.hover(card.getByRole('radio', { name: 'Navy' }));
  expect(second()).toHaveAttribute('src', '/uploads/back-640.webp');
  await user.hover(card.getByRole('radio', { name: 'Rust' }));
  expect(second()).toBeNull();
});

test('a card shows the sizes in stock, and how many do not fit', async () => {
  const { card } = await openCard({ ...shirt, sizesInStock: ['XS', 'S', 'M', 'L', 'XL', '2XL'] });
  expect(card.getByText('Sizes in stock: XS, S, M, L, XL, 2XL')).toBeInTheDocument();
  expect(card.getByText('XS · S · M · L · +2')).toBeVisible();
});

test('the picture previews a hovered colour and keeps a selected one', async () => {
  const { user, card, picture } = await openCard();
  expect(picture()).toContain('shirt');

  await user.hover(card.getByRole('radio', { name: 'Rust' }));
  expect(picture()).toContain('rust');
  await user.unhover(card.getByRole('radio', { name: 'Rust' }));
  expect(picture()).toContain('shirt');

  await user.click(card.getByRole('radio', { name: 'Navy' }));
  await user.hover(card.getByRole('radio', { name: 'Rust' }));
  await user.unhover(card.getByRole('radio', { name: 'Rust' }));
  expect(picture()).toContain('navy');
});

test('four dots are shown, and the number of further colours', async () => {
  const names = ['Navy', 'Rust', 'Sand', 'Moss', 'Plum', 'Coal'];
  const { card } = await openCard(productOf(...names.map((name) => ({ size: 'M' as const, colour: name }))));
  expect(card.getAllByRole('radio')).toHaveLength(4);
  expect(card.getByText('+2')).toBeVisible();
});

test('all colours are shown beside the sizes', async () => {
  const names = ['Navy', 'Rust', 'Sand', 'Moss', 'Plum', 'Coal'];
  const sizes = names.flatMap((name) => [
    { size: 'S' as const, colour: name },
    { size: 'M' as const, colour: name },
  ]);
  const { choice } = await openChoice(productOf(...sizes));
  expect(choice.getAllByRole('radio')).toHaveLength(6);
});

test('a card shows the colour that the list is filtered by', async () => {
  await openShop('/shop/listing?colour=Rust', {
    [listRoute]: productPage([shirt], null, 1, {}, shirt.options.colours),
  });
  expect((await screen.findByRole('img', { name: 'Linen Shirt' })).getAttribute('src')).toContain('rust');
});

test('a product with a single variant is added at once', async () => {
  const { user, card, sent } = await openCard(productOf({ size: 'One size', colour: 'Navy' }));
  expect(card.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(sent()).toEqual([{ userId: 'user-1', productId: 'product-1', quantity: 1 }]));
});

test('one tap on a size adds it, and the focus returns', async () => {
  const { user, card, choice, sent, toasts } = await openChoice();
  await user.click(await choice.findByRole('button', { name: 'S' }));

  await waitFor(() => expect(toasts).toEqual([addedToast()]));
  expect(sent()).toEqual([size('S', 'Navy')]);
  expect(card.queryByRole('group', { name: /: Linen Shirt$/ })).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
});

test('a size that is being added keeps the focus and is not added again; another one is', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const { user, card, choice, sent, toasts } = await openChoice(shirt, {
    [addRoute]: async () => {
      await asked;
      return cartAnswer(cartLine());
    },
  });
  const press = (name: string) => user.click(card.getByRole('button', { name }));
  await choice.findByRole('button', { name: 'S' });
  await press('S');
  await press('Add to cart');
  await press('S');
  const busy = card.getByRole('button', { name: 'S' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveFocus();
  await press('L, $59.50');
  answer();

  await waitFor(() => expect(toasts).toEqual([addedToast(), addedToast()]));
  expect(sent()).toEqual([size('S', 'Navy'), size('L', 'Navy')]);
  await press('Add to cart');
  expect(card.getByRole('button', { name: 'S' })).not.toHaveAttribute('aria-disabled');
});

test('the sizes are those of the selected colour; sold-out sizes say so and cannot be added', async () => {
  const { user, card, choice, sent } = await openChoice();
  const soldOut = await choice.findByRole('button', { name: 'M, sold out' });
  expect(soldOut).toBeDisabled();
  await user.click(soldOut);

  await user.click(card.getByRole('radio', { name: 'Rust' }));
  expect(choice.getByRole('button', { name: 'S, sold out' })).toBeDisabled();
  expect(choice.getByRole('button', { name: 'L, not available in this colour' })).toBeDisabled();
  await user.click(choice.getByRole('button', { name: 'M' }));
  await waitFor(() => expect(sent()).toEqual([size('M', 'Rust')]));
});

test("a size shows its price if it differs from the card's", async () => {
  const { choice } = await openChoice();
  expect(await choice.findByRole('button', { name: 'L, $59.50' })).toBeEnabled();
});

test('a product with several colours in one size offers the colours', async () => {
  const { user, choice, sent } = await openChoice(
    productOf({ size: 'One size', colour: 'Navy', stock: 0 }, { size: 'One size', colour: 'Rust' }),
  );
  expect(await choice.findByRole('button', { name: 'Navy, sold out' })).toBeDisabled();
  await user.click(choice.getByRole('button', { name: 'Rust' }));
  await waitFor(() => expect(sent()).toEqual([size('One size', 'Rust')]));
});

test('nothing can be added while the stock is loading', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const { choice } = await openChoice(shirt, {
    [detailsRoute]: async () => {
      await asked;
      return { success: true, data: shirt };
    },
  });
  expect(choice.getByRole('button', { name: 'S' })).toBeDisabled();
  answer();
  await waitFor(() => expect(choice.getByRole('button', { name: 'S' })).toHaveFocus());
});

test('loading the stock can be retried', async () => {
  let isDown = true;
  const { user, choice } = await openChoice(shirt, {
    [detailsRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Later' }) : { success: true, data: shirt },
  });
  expect(await choice.findByRole('alert')).toHaveTextContent("We couldn't check what's in stock");
  isDown = false;
  await user.click(choice.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(choice.getByRole('button', { name: 'S' })).toHaveFocus());
});

test('Escape and a tap outside close the sizes, and the focus returns', async () => {
  const { user, card } = await openChoice();
  const button = card.getByRole('button', { name: 'Add to cart' });
  await waitFor(() => expect(card.getByRole('button', { name: 'S' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('moving the focus away closes the sizes', async () => {
  const { user, card } = await openChoice();
  await waitFor(() => expect(card.getByRole('button', { name: 'S' })).toHaveFocus());
  await user.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}');
  expect(card.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
  expect(card.queryByRole('button', { name: 'S' })).not.toBeInTheDocument();
});

test('the size chosen last gets the focus first', async () => {
  localStorage.setItem('sizes', JSON.stringify({ letters: 'L' }));
  const { choice } = await openChoice();
  await waitFor(() => expect(choice.getByRole('button', { name: /^L/ })).toHaveFocus());
});

test('a card shows both prices, its labels and one badge, and a sold-out product cannot be added', async () => {
  await openShop('/shop/listing', {
    [listRoute]: productPage([
      product({
        salePrice: 39.5,
        totalStock: 0,
        brand: 'h&m',
        options: { sizes: ['S', 'M'], colours: [colour('Navy')] },
      }),
    ]),
  });
  const card = within(await screen.findByRole('article', { name: 'Linen Shirt' }));
  expect(card.getByText('$49.99').closest('s')).toBeVisible();
  expect(card.getByText('$39.50')).toBeVisible();
  expect(card.getByText('Men')).toBeVisible();
  expect(card.getByText('H&M')).toBeVisible();
  expect(card.queryByText('Sale')).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Out Of Stock' })).toBeDisabled();
});

test('the lowest price of the 30 days before a sale stands below the sale price', async () => {
  const { card } = await openCard(productDetails({ price: 60, salePrice: 45, lowestPrice: 52.5 }));
  expect(card.getByText('$45.00')).toBeVisible();
  expect(card.getByText('Lowest price in 30 days: $52.50')).toBeVisible();
});

test.each([
  ['without a sale', { salePrice: 0, lowestPrice: 52.5 }],
  ['of a sale before which no price is known', { salePrice: 45 }],
])('no lowest price is shown %s', async (_, prices) => {
  const { card } = await openCard(productDetails({ price: 60, ...prices }));
  expect(card.queryByText(/Lowest price/)).not.toBeInTheDocument();
});
