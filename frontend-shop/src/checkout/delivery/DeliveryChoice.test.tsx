import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { checkoutOffers, deliveryOffer } from '../../testing/delivery-samples';
import { approval, createRoute, openCheckout, openWithAddress, placed } from '../../testing/open-checkout';
import { address, addressList, cart, cartAnswer, cartLine } from '../../testing/samples';

const offersRoute = 'GET /api/shop/checkout/delivery';
const standard = deliveryOffer({ price: 4.9 });
const express = deliveryOffer({
  methodId: 'express',
  name: 'Express',
  price: 12.9,
  promised: { from: '2026-11-20', to: '2026-11-20' },
});
const both = { [offersRoute]: checkoutOffers(standard, express) };
const group = () => within(screen.getByRole('radiogroup', { name: 'Delivery' }));
const total = (text: string) => screen.findByText((_, one) => one?.textContent === text, { selector: 'p' });

test('one free delivery is a line without a choice', async () => {
  await openWithAddress();
  expect(await screen.findByText('Free delivery, Tue 24 – Thu 26 Nov')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Delivery' })).not.toBeInTheDocument();
  expect(await total('Total $99.98')).toBeVisible();
});

test('a delivery is chosen by price and dates, and is part of the total and of the order', async () => {
  const { user, pay, sentTo, left } = await openWithAddress({ ...both, [createRoute]: placed });
  await screen.findByRole('radiogroup', { name: 'Delivery' });
  expect(sentTo(offersRoute).map(({ url }) => url.search)).toEqual(['', '?addressId=address-2']);
  expect(group().getByRole('radio', { name: 'Standard delivery Tue 24 – Thu 26 Nov $4.90' })).toBeChecked();
  expect(await total('Total $104.88')).toBeVisible();
  expect(screen.getByText('2 items', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$99.98');
  expect(screen.getByText('Delivery, Tue 24 – Thu 26 Nov').nextElementSibling).toHaveTextContent('$4.90');

  await user.click(group().getByRole('radio', { name: 'Express Fri 20 Nov $12.90' }));
  expect(screen.getByText('Delivery, Fri 20 Nov').nextElementSibling).toHaveTextContent('$12.90');
  expect(await total('Total $112.88')).toBeVisible();
  await user.click(pay);
  await waitFor(() => expect(left).toEqual([approval]));
  expect(sentTo(createRoute)[0]!.body).toMatchObject({
    deliveryMethodId: 'express',
    deliveryAmount: 12.9,
    deliveryDates: { from: '2026-11-20', to: '2026-11-20' },
    totalAmount: 112.88,
  });
});

test('the chosen delivery survives a reload', async () => {
  const { user, unmount } = await openWithAddress(both);
  await user.click(await screen.findByRole('radio', { name: /^Express/ }));
  unmount();
  await openCheckout(both);
  expect(await screen.findByRole('radio', { name: /^Express/ })).toBeChecked();
});

describe('before an address is chosen', () => {
  const shopFront = deliveryOffer({
    methodId: 'shop-front',
    name: 'In the shop',
    kind: 'pick-up',
    price: 0,
    pickUpText: '1 Needle Lane, 9 to 5',
  });
  const noAddress = { 'GET /api/shop/address/get/{userId}': addressList() };
  const pickUp = () => screen.findByRole('radio', { name: /^In the shop .*1 Needle Lane, 9 to 5 Free$/ });

  test('a pick-up is offered, chosen and ordered without an address', async () => {
    const { user, pay, sentTo, left } = await openCheckout({
      ...noAddress,
      [offersRoute]: checkoutOffers(shopFront),
      [createRoute]: placed,
    });
    expect(await pickUp()).not.toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1');
    await user.click(await pickUp());
    await user.click(pay);
    await waitFor(() => expect(left).toEqual([approval]));
    expect(sentTo(offersRoute).map(({ url }) => url.search)).toEqual(['']);
    const body = sentTo(createRoute)[0]!.body as object;
    expect(body).toMatchObject({ deliveryMethodId: 'shop-front', deliveryAmount: 0 });
    expect(body).not.toHaveProperty('addressInfo');
  });

  test('nothing is picked up unasked', async () => {
    const { user, pay, sentTo } = await openCheckout({
      ...noAddress,
      [offersRoute]: checkoutOffers(shopFront),
    });
    await pickUp();
    await user.click(pay);
    expect(await screen.findByText('Please select one address to proceed.')).toBeVisible();
    expect(sentTo(createRoute)).toEqual([]);
  });

  test('an address is asked for where nothing can be picked up, also if that is unknown', async () => {
    const { user, pay } = await openCheckout({
      ...noAddress,
      [offersRoute]: refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
    });
    expect(screen.queryByRole('radiogroup', { name: 'Delivery' })).not.toBeInTheDocument();
    await user.click(pay);
    expect(await screen.findByText('Please select one address to proceed.')).toBeVisible();
  });
});

test('arrow keys move between the deliveries', async () => {
  const { user } = await openWithAddress(both);
  await user.click(await screen.findByRole('radio', { name: /^Standard delivery/ }));
  await user.keyboard('{ArrowDown}');
  expect(group().getByRole('radio', { name: /^Express/ })).toBeChecked();
});

test('an address without delivery cannot be paid, and says so', async () => {
  const { pay } = await openWithAddress({ [offersRoute]: checkoutOffers() });
  await waitFor(() => expect(pay).toBeDisabled());
  expect(pay).toHaveAccessibleDescription('Choose an address that we deliver to.');
  expect(screen.getByText("We don't deliver to this address. Please choose another one.")).toBeVisible();
});

test('a cart that another tab empties while its delivery is loading is shown as empty', async () => {
  let isEmptied = false;
  await openWithAddress({
    'GET /api/shop/cart/get/{userId}': () => (isEmptied ? cartAnswer() : cartAnswer(cartLine())),
    [offersRoute]: () => {
      isEmptied = true;
      return checkoutOffers();
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('offers that fail can be loaded again, and nothing is paid before', async () => {
  let isAway = true;
  const { user, pay } = await openWithAddress({
    [offersRoute]: () =>
      isAway ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : checkoutOffers(standard),
  });
  expect(await screen.findByText("We couldn't load the delivery to this address.")).toBeVisible();
  expect(pay).toBeDisabled();
  expect(pay).toHaveAccessibleDescription('The delivery must be loaded before you can pay.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radiogroup', { name: 'Delivery' })).toBeVisible();
  expect(pay).toBeEnabled();
});

test.each([
  [
    'costs more now',
    'PRICE_CHANGED',
    [{ ...standard, price: 6.9 }, express],
    'Standard delivery is $6.90 now, it was $4.90.',
  ],
  [
    'arrives later now',
    'DATES_CHANGED',
    [{ ...standard, promised: { from: '2026-11-25', to: '2026-11-27' } }, express],
    'Standard delivery arrives Wed 25 – Fri 27 Nov now, it was Tue 24 – Thu 26 Nov.',
  ],
  [
    'was switched off',
    'DELIVERY_UNAVAILABLE',
    [express],
    'Standard delivery is no longer available. Express is selected now.',
  ],
])('a delivery that %s is told before the shopper pays again', async (_, code, now, text) => {
  let isRefused = false;
  const { user, pay, keys, left } = await openWithAddress({
    [offersRoute]: () => (isRefused ? checkoutOffers(...now) : checkoutOffers(standard, express)),
    [createRoute]: () => {
      if (isRefused) return placed;
      isRefused = true;
      const data = cart(cartLine({ salePrice: 39.5, quantity: 2 }));
      return refuse(409, { code, message: 'Please review it', data });
    },
  });
  await screen.findByRole('radiogroup', { name: 'Delivery' });
  await user.click(pay);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(pay);
  await waitFor(() => expect(left).toEqual([approval]));
  expect(new Set(keys()).size).toBe(2);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('nobody pays for a delivery that the page has not shown', async () => {
  let offersCome = () => {};
  const { user, pay, toasts, sentTo } = await openCheckout({
    'GET /api/shop/address/get/{userId}': addressList(address(1)),
    [offersRoute]: async () => {
      await new Promise<void>((resolve) => (offersCome = resolve));
      return checkoutOffers(standard);
    },
  });
  await user.click(pay);
  await waitFor(() => expect(sentTo(offersRoute)).not.toEqual([]));
  offersCome();
  expect(await screen.findByText('Delivery is $4.90. Please check the total and pay again.')).toHaveFocus();
  expect(toasts).toEqual([]);
  expect(sentTo(createRoute)).toEqual([]);
});
