import type { Page } from '@playwright/test';
import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

const cards = (page: Page) => page.getByRole('article');
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const titleAt = (page: Page, place: number) => cards(page).nth(place).getByRole('heading').textContent();
/** Without Playwright's own scrolling, which takes a sticky header's links for far away. */
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).dispatchEvent('click');
/** The entry of the history keeps this position. */
const kept = (page: Page) => page.evaluate(() => (history.state as { listed?: { top: number } }).listed?.top);

/** Three pages of products, and the place at 3000 pixels. */
async function scrollFarDown(page: Page) {
  await page.goto('/shop/listing');
  for (const count of [24, 48]) {
    await expect(cards(page).nth(count - 1)).toBeAttached();
    await scrollTo(page, 20_000);
  }
  await expect(cards(page).nth(60)).toBeAttached();
  await scrollTo(page, 3000);
  await expect.poll(() => kept(page)).toBe(3000);
}

test('scrolling loads further products, and Back restores products and scroll position', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await scrollFarDown(page);
  const title = await titleAt(page, 60);

  await follow(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(3000);
  expect(await titleAt(page, 60)).toBe(title);
});

test('a reload restores products and scroll position, also beneath an open product', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await scrollFarDown(page);
  const title = await titleAt(page, 60);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(3000);
  expect(await titleAt(page, 60)).toBe(title);

  await cards(page).nth(24).getByRole('heading').getByRole('link').dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => kept(page)).toBe(3000);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(cards(page).nth(60)).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => scrolled(page)).toBe(3000);
});

test('returning shows the products at once, without skeletons', async ({ page, context }) => {
  await enterAsShopper(context);
  await scrollFarDown(page);
  await follow(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  // Were the products awaited, they would never come.
  await page.route('**/api/shop/products/get?**', () => {});
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(3000);
  await expect(cards(page).nth(60)).toBeAttached();
});

test('unknown options are removed from the address, without a history entry', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await page.goto('/shop/listing?category=men,nonsense&brand=zalando&size=99&colour=Blurple');
  await expect(page).toHaveURL('/shop/listing?category=men&colour=Blurple');
  await page.goto('/shop/listing?colour=Blurple');
  await expect(page).toHaveURL('/shop/listing');
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/shop/home');
});

test('there are five columns on a wide screen and four on a desktop', async ({ page, context }) => {
  await enterAsShopper(context);
  for (const [width, columns] of [
    [1919, 4],
    [1920, 5],
    [2560, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/shop/listing');
    await expect(cards(page).nth(5)).toBeVisible();
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('prices and buttons align in each row of cards', async ({ page, context }) => {
  await enterAsShopper(context);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/shop/listing');
    await expect(page.getByText(/^Lowest price in 30 days/).first()).toBeVisible();
    await expect(cards(page).nth(5)).toBeVisible();
    const tops = await cards(page).evaluateAll((all) => {
      const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const isPrice = ({ textContent }: Element) => /^(Before )?\$/.test(textContent);
      return all.map((card) => {
        const price = [...card.querySelectorAll('p')].find(isPrice)!;
        // On a phone, it is on the picture, and there is none of what is sold out.
        const button = window.innerWidth < 768 ? price : [...card.querySelectorAll('button')].at(-1)!;
        return [card, price, button].map(topOf).join();
      });
    });
    const rows = new Set(tops.map((of) => of.split(',')[0]));
    expect([width, new Set(tops).size]).toEqual([width, rows.size]);
  }
});

test('all products can be reached from the home page', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  const featured = page.getByRole('region', { name: 'Feature Products' });
  const listed = featured.getByRole('article');
  await expect(listed).toHaveCount(8);
  await featured.getByRole('button', { name: 'Show more' }).click();
  await expect(listed).toHaveCount(16);
  await expect(listed.nth(8).getByRole('heading').getByRole('link')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('filters can be removed above the products, one by one or all together', async ({ page, context }) => {
    await enterAsShopper(context);
    await page.goto('/shop/listing?category=men,women&brand=zara&size=M');
    const remove = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
    await remove('Men').tap();
    await expect(page).toHaveURL('/shop/listing?category=women&brand=zara&size=M');
    await expect(remove('Women')).toBeFocused();

    await page.getByRole('button', { name: 'Clear all' }).tap();
    await expect(page).toHaveURL('/shop/listing');
    await expect(remove('Women')).toBeHidden();
  });
});
