import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { deliveryOffer, deliveryOffers } from '../testing/delivery-samples';
import { cartAnswer, cartLine, productDetails } from '../testing/samples';

const offersRoute = 'GET /api/shop/delivery/offers';
const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' });
const paid = deliveryOffer({ price: 4.9, freeFrom: 50 });

async function openProduct(answers: Answers) {
  const shop = await openShop('/shop/product/product-1', answers);
  await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' });
  return shop;
}

test('a product says what its delivery costs and when it arrives', async () => {
  const { sentTo } = await openProduct({
    'GET /api/shop/products/get/{id}': {
      success: true,
      data: { ...productDetails(), facts: { ...productDetails().facts, weightGrams: 250 } },
    },
    [offersRoute]: deliveryOffers(deliveryOffer()),
  });
  const price = await screen.findByText('Free delivery');
  expect(price.parentElement).toHaveTextContent('Free delivery, Tue 24 – Thu 26 Nov');
  expect(sentTo(offersRoute).map(({ url }) => url.search)).toEqual(['?subtotal=49.99&grams=250']);
});

test.each([
  ['Delivery from $4.90, free over $50.00', [paid]],
  ['Delivery from $4.90', [deliveryOffer({ price: 4.9 })]],
  ['Delivery from $4.90', [deliveryOffer({ kind: 'pick-up', price: 0 }), deliveryOffer({ price: 4.9 })]],
  ['Free pick-up', [deliveryOffer({ kind: 'pick-up', price: 0 })]],
])('a product says: %s', async (text, offers) => {
  await openProduct({ [offersRoute]: deliveryOffers(...offers) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a delivery without dates promises none', async () => {
  await openProduct({ [offersRoute]: deliveryOffers(deliveryOffer({ promised: null })) });
  const price = await screen.findByText('Free delivery');
  expect(price.parentElement).toHaveTextContent(/^Free delivery$/);
});

test.each([
  ['cannot be found out', away],
  ['does not exist', deliveryOffers()],
])('a product says nothing of a delivery that %s', async (_, answer) => {
  const { sentTo } = await openProduct({ [offersRoute]: answer });
  await waitFor(() => expect(sentTo(offersRoute)).not.toEqual([]));
  expect(screen.queryByText(/delivery/, { selector: 'strong' })).not.toBeInTheDocument();
  expect(screen.queryByText('Back in a minute')).not.toBeInTheDocument();
});

async function openCart(...offers: Parameters<typeof deliveryOffers>) {
  const { user } = await openShop('/shop/listing', {
    'GET /api/shop/cart/get/{userId}': cartAnswer(cartLine({ price: 37.6, quantity: 1 })),
    [offersRoute]: deliveryOffers(...offers),
  });
  await user.click(screen.getByRole('button', { name: /^Cart/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Your Cart' }));
  await sheet.findByRole('status');
  return sheet;
}

test('the cart says how much is missing until delivery is free', async () => {
  const sheet = await openCart(deliveryOffer({ price: 9.9, freeFrom: 100 }), paid);
  expect(await sheet.findByText('Add $12.40 for free delivery')).toBeVisible();
});

test('the cart says what delivery costs and when it arrives', async () => {
  const sheet = await openCart(
    deliveryOffer({ price: 4.9 }),
    deliveryOffer({ kind: 'pick-up', freeFrom: 50 }),
  );
  expect(await sheet.findByText('Delivery from $4.90, Tue 24 – Thu 26 Nov')).toBeVisible();
  expect(sheet.queryByText(/delivery is free/)).not.toBeInTheDocument();
});

test('the cart says when it has reached free delivery', async () => {
  const sheet = await openCart(deliveryOffer({ price: 0, freeFrom: 37.6, promised: null }));
  expect(await sheet.findByText('Free delivery')).toBeVisible();
  expect(sheet.queryByText(/delivery is free/)).not.toBeInTheDocument();
});
