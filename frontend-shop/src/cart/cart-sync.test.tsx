import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { settled } from '@haberdash/kit/testing/settled';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { cartAnswer, cartLine } from '../testing/samples';

const cartRoute = 'GET /api/shop/cart/get/{userId}';
const cartSentRoute = 'GET /api/shop/cart/get/user-1';

const badge = (pieces: string) => screen.findByRole('button', { name: `Cart, ${pieces}` });

/** Another tab of the same browser. */
function anotherTab() {
  const heard: string[] = [];
  const channel = new BroadcastChannel('haberdash:cart');
  channel.onmessage = ({ data }: MessageEvent<string>) => heard.push(data);
  return { heard, says: (message: string) => act(() => channel.postMessage(message)) };
}

/** A shop whose server adds a piece to the cart before each response. */
async function openGrowingShop(answers: Answers = {}) {
  let looks = 0;
  const shop = await openShop('/shop/listing', {
    [cartRoute]: () => cartAnswer(cartLine({ quantity: (looks += 1) })),
    ...answers,
  });
  await badge('1 item');
  return shop;
}

test('other tabs are notified of a change, and of nothing else', async () => {
  const other = anotherTab();
  const { user } = await openShop('/shop/listing', {
    'POST /api/shop/cart/add': cartAnswer(cartLine()),
  });
  expect(other.heard).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(other.heard).toEqual(['user-1']));
});

test('a change in another tab reloads the cart', async () => {
  const other = anotherTab();
  await openGrowingShop();
  other.says('user-1');
  expect(await badge('2 items')).toBeVisible();
  other.says('user-1');
  expect(await badge('3 items')).toBeVisible();
  expect(other.heard).toEqual([]);
});

test("a change of another user's cart is ignored", async () => {
  const other = anotherTab();
  const { sentTo } = await openGrowingShop();
  other.says('user-2');
  other.says('user-1');
  await badge('2 items');
  expect(sentTo(cartSentRoute)).toHaveLength(2);
});

test('returning to the tab reloads the cart, but not each time', async () => {
  const { sentTo } = await openGrowingShop();
  fireEvent.focus(window);
  expect(await badge('2 items')).toBeVisible();
  fireEvent(document, new Event('visibilitychange'));
  fireEvent.focus(window);
  await settled();
  expect(sentTo(cartSentRoute)).toHaveLength(2);
});

test('a failed reload keeps the cart; a 403 removes it', async () => {
  const other = anotherTab();
  const answers = [cartAnswer(cartLine()), refuse(503, away), refuse(403, forbidden)];
  const { sentTo, toasts } = await openShop('/shop/listing', { [cartRoute]: () => answers.shift()! });
  await badge('1 item');
  other.says('user-1');
  await waitFor(() => expect(sentTo(cartSentRoute)).toHaveLength(2));
  expect(await badge('1 item')).toBeVisible();
  other.says('user-1');
  expect(await badge('0 items')).toBeVisible();
  expect(toasts).toEqual([]);
});

const away = { code: 'UNAVAILABLE', message: 'Back in a minute' };
const forbidden = { code: 'FORBIDDEN', message: 'Not yours' };
