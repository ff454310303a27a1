import { enterAsShopper } from './support/people';
import { expect, test } from './support/test';

// All other tests ask for none.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('one page fades into the next, which starts at its top with the focus on its heading', async ({
  page,
  context,
}) => {
  await enterAsShopper(context);
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    let count = 0;
    document.startViewTransition = (update) => {
      count += 1;
      document.documentElement.dataset.transitions = String(count);
      return start(update);
    };
  });
  await page.goto('/shop/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));

  const root = page.locator('html');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Women' }).click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeFocused();
  await expect(root).toHaveAttribute('data-transitions', '1');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('checkbox', { name: 'Kids' }).click();
  await expect(page).toHaveURL(/women,kids|women%2Ckids/);
  await expect(root).toHaveAttribute('data-transitions', '1');
});

test('a sheet is animated out with its contents, and then removed', async ({ page, context }) => {
  await enterAsShopper(context);
  await page.goto('/shop/home');
  const opener = page.getByRole('button', { name: /^Cart/ });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveCSS('opacity', '1');

  const leaving = page.locator('dialog.sheet > [inert]');
  // At the very moment when it is closed: on a slow machine, its time is over by the first frame of its way out.
  await sheet.evaluate((dialog) => {
    new MutationObserver(() => {
      const isMoving = dialog.getAnimations().length > 0;
      if (isMoving) document.documentElement.dataset.left = dialog.textContent;
    }).observe(dialog, { attributeFilter: ['open'] });
  });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-left', /Your Cart/);
  await expect(leaving).toHaveCount(0);
  await expect(page.locator('dialog.sheet').first()).toBeHidden();
  await expect(opener).toBeFocused();
});
