import { addGarment, pathOf, variantIdOf, type Product } from './support/goods';
import { linkInMail } from './support/mailbox';
import { testInOwnShop } from './support/own-shop';
import { overflow } from './support/page/overflow';
import { enterAsShopper, signIn, somebodyNew } from './support/people';
import { expect } from './support/test';

const test = testInOwnShop({ VISITORS: 'browse' }).extend<{ garment: Product }>({
  garment: async ({ playwright, baseURL }, run) => {
    const request = await playwright.request.newContext({ baseURL });
    await run(await addGarment(request));
    await request.dispose();
  },
});

test.describe.configure({ mode: 'default' });

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visitor puts a product on the wish list, which joins the account at sign-in', async ({
      page,
      context,
      garment,
    }, info) => {
      await page.goto(pathOf(garment));
      await page.getByRole('button', { name: `${garment.title} on your wish list` }).click();
      await expect(page.getByText('Added to your wish list')).toBeVisible();
      await page.goto('/shop/wishes');
      await expect(page.getByRole('article', { name: garment.title })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await page.screenshot({ path: info.outputPath('wishes.png'), fullPage: true });

      const robin = somebodyNew();
      await context.request.post('/api/auth/register', { data: robin });
      const { id } = await signIn(context.request, robin);
      await page.reload();
      await expect(page.getByRole('article', { name: garment.title })).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('wishes'))).toBeNull();
      const stored = await context.request.get(`/api/shop/wishes/${id}`);
      expect(await stored.json()).toMatchObject({ data: [{ productId: garment._id, variantId: null }] });

      const other = await context.newPage();
      await other.goto('/shop/wishes');
      await other.getByRole('button', { name: `Remove ${garment.title} from your wish list` }).click();
      await expect(other.getByText('Your wish list is empty')).toBeVisible();
      await expect(page.getByText('Your wish list is empty')).toBeVisible();
    });

    test('a shopper saves a line of the cart for later, and moves it back', async ({
      page,
      context,
      garment,
    }, info) => {
      const { id: userId } = await enterAsShopper(context);
      const variantId = variantIdOf(garment, 'M', 'Navy');
      await context.request.post('/api/shop/cart/add', {
        data: { userId, productId: garment._id, variantId, quantity: 1 },
      });
      await page.goto(pathOf(garment));
      await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible();
      await page.goto('/shop/wishes');
      await page.getByRole('button', { name: 'Cart, 1 item' }).click();
      const cart = page.getByRole('dialog', { name: 'Your Cart' });
      await page.screenshot({ path: info.outputPath('cart.png') });
      await cart.getByRole('button', { name: /^Save .+ for later$/ }).click();
      await expect(cart.getByText('Your cart is empty')).toBeVisible();
      await expect(cart.getByRole('region', { name: 'Recently viewed' })).toBeVisible();
      await page.screenshot({ path: info.outputPath('empty-cart.png') });
      await cart.getByRole('button', { name: 'Close' }).click();

      const move = page.getByRole('button', { name: /^Move .+ to cart$/ });
      await expect(move).toBeEnabled();
      expect(await overflow(page)).toBe(0);
      await page.screenshot({ path: info.outputPath('saved.png'), fullPage: true });
      await move.click();
      await expect(page.getByText('Your wish list is empty')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    });

    test('a visitor waits for a size, and confirms the address on the page of the link', async ({
      page,
      context,
      garment,
    }, info) => {
      const { email } = somebodyNew();
      await page.goto(`${pathOf(garment)}?colour=Navy&size=L`);
      await page.getByRole('button', { name: 'Tell me when a size is back' }).click();
      await page.getByLabel('Your e-mail address').fill(email);
      await page.screenshot({ path: info.outputPath('waiting.png'), fullPage: true });
      await page.getByRole('button', { name: 'Tell me', exact: true }).click();
      await expect(page.getByText("Please confirm: we've sent a link to this address.")).toBeVisible();
      expect(await overflow(page)).toBe(0);

      const subject = 'Shall we tell you when';
      await page.goto(await linkInMail(context, { to: email, subject, name: 'Confirm or decline' }));
      await expect(page.getByRole('heading', { name: 'Shall we tell you when it is back?' })).toBeVisible();
      await page.screenshot({ path: info.outputPath('link.png') });
      await page.getByRole('button', { name: 'Yes, tell me' }).click();
      await expect(page.getByRole('heading', { name: "We'll tell you when it is back" })).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });
  });
}
