import type { Page } from '@playwright/test';
import { violationsOn } from './support/page/axe';
import { addGarment, addProduct, listedProducts } from './support/goods';
import { expectDialogsInHistory } from './support/page/history';
import { enterAsShopper, somebodyNew } from './support/people';
import { expect, test } from './support/test';

const openDialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('a product over the listing has an address: a reload keeps it open, and Back closes it', async ({
  page,
  context,
  request,
}) => {
  const shelf = { category: 'accessories', brand: 'puma' } as const;
  const { _id, title } = await addProduct(request, shelf);
  await enterAsShopper(context);
  const listing = '/shop/listing?category=accessories&brand=puma';
  await page.goto('/shop/home');
  await page.goto(listing);
  await page.getByRole('article', { name: title }).getByRole('link').click();
  await expect(openDialog(page, title)).toBeVisible();
  await expect(page).toHaveURL(`${listing}&product=${_id}`);
  await expect(page).toHaveTitle(`${title} · Haberdash`);

  await page.reload();
  await expect(openDialog(page, title)).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Haberdash`);
  await page.goBack();
  await expect(openDialog(page, title)).toBeHidden();
  await expect(page).toHaveURL(listing);
  await expect(page).not.toHaveTitle(`${title} · Haberdash`);
  await page.goBack();
  await expect(page).toHaveURL('/shop/home');
});

test('a visitor with a link signs in and gets to the product', async ({
  page,
  context,
  request,
  playwright,
  baseURL,
}) => {
  const { _id, slug, title } = await addProduct(request);
  const person = somebodyNew();
  const elsewhere = await playwright.request.newContext({ baseURL });
  await elsewhere.post('/api/auth/register', { data: person });
  await elsewhere.dispose();
  const signIn = async (there: Page) => {
    await there.getByLabel('Email').fill(person.email);
    await there.getByLabel('Password').fill(person.password);
    await there.getByRole('button', { name: 'Sign In' }).click();
  };

  await page.goto(`/shop/listing?product=${_id}`);
  await signIn(page);
  await expect(openDialog(page, title)).toBeVisible();

  await context.clearCookies();
  await page.goto(`/shop/product/${slug!}`);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(`/shop/product/${slug!}`);
});

test('the id of a product and its earlier slug lead to its page, by a link and inside the shop', async ({
  page,
  context,
  request,
}) => {
  const product = await addProduct(request, { category: 'accessories', brand: 'puma' });
  const { _id, title, slug: earlier } = product;
  const slug = `${earlier!}-renamed`;
  await request.put(`/api/admin/products/edit/${_id}`, { data: { ...product, slug } });
  await enterAsShopper(context);
  for (const named of [_id, earlier!]) {
    const response = await page.goto(`/shop/product/${named}?size=M`);
    expect(response?.request().redirectedFrom()?.url()).toContain(named);
    await expect(page).toHaveURL(`/shop/product/${slug}?size=M`);

    await page.goto('/shop/home');
    await page.evaluate((path) => window.history.replaceState(null, '', path), `/shop/product/${named}`);
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(`/shop/product/${slug}`);
  }
});

test('the page of a product opens in a new tab with the selection, and adds it to the cart', async ({
  page,
  context,
  request,
}) => {
  const { _id, slug, title } = await addGarment(request, { category: 'women', brand: 'levi' });
  await enterAsShopper(context);
  await page.goto(`/shop/listing?product=${_id}&colour=Rust&size=S`);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'View full page' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;

  await expect(tab).toHaveURL(`/shop/product/${slug!}?colour=Rust&size=S`);
  await expect(tab).toHaveTitle(`${title} · Haberdash`);
  await expect(tab.getByRole('radio', { name: 'Rust' })).toBeChecked();
  await tab.getByRole('radio', { name: 'Navy' }).click();
  await expect(tab.getByRole('radio', { name: 'Navy' })).toBeChecked();
  await tab.getByRole('button', { name: 'Add to Cart' }).click();
  await tab.getByRole('button', { name: 'View cart' }).click();
  const line = tab.getByRole('dialog', { name: 'Your Cart' }).getByRole('listitem');
  await expect(line).toContainText('S · Navy');

  await line.getByRole('link', { name: title }).click();
  await expect(tab.getByRole('dialog', { name: 'Your Cart' })).toBeHidden();
  await tab.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Women' }).click();
  await expect(tab).toHaveURL('/shop/listing?category=women');
});

test('the keyboard shows detail pictures, on the page and in the dialog, until another colour is selected', async ({
  page,
  context,
  request,
}) => {
  // The first two are the shirt's own pictures.
  const dear = await listedProducts(request, 'category=women&sortBy=price-hightolow&limit=3');
  const cuff = { image: dear[2]!.image, alt: 'Detail of the cuff', colour: 'Navy' };
  const { _id, title } = await addGarment(request, { pictures: [cuff] });
  await enterAsShopper(context);

  const places = [
    { path: `/shop/product/${_id}`, place: page.getByRole('main') },
    { path: `/shop/listing?product=${_id}`, place: openDialog(page, title) },
  ];
  for (const { path, place } of places) {
    const show = (picture: string) => place.getByRole('button', { name: `Show picture ${picture}` });
    await page.goto(path);
    await show(`1 of 2: ${title}`).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(show('2 of 2: Detail of the cuff')).toHaveAttribute('aria-pressed', 'true');
    const large = place.getByRole('img', { name: 'Detail of the cuff' });
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    await place.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio', { name: 'Rust' }).click();
    await expect(place.getByRole('img', { name: title })).toBeVisible();
    await expect(place.getByRole('list', { name: 'Pictures' })).toBeHidden();
  }
});

test('a picture is zoomed over the page and over the dialog; the keys turn, zoom and close, and the focus returns', async ({
  page,
  context,
  request,
}) => {
  const dear = await listedProducts(request, 'category=women&sortBy=price-hightolow&limit=3');
  const cuff = { image: dear[2]!.image, alt: 'Detail of the cuff', colour: null };
  const { _id, title } = await addGarment(request, { pictures: [cuff] });
  await enterAsShopper(context);
  const places = [
    { path: `/shop/product/${_id}`, place: page.getByRole('main') },
    { path: `/shop/listing?product=${_id}`, place: openDialog(page, title) },
  ];
  const zoomed = page.locator('.pswp--open');
  for (const { path, place } of places) {
    await page.goto(path);
    const zoom = place.getByRole('button', { name: /^Zoom: / });
    await zoom.focus();
    await page.keyboard.press('Enter');
    await expect(zoomed.getByText('1 of 2')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(zoomed.getByText('2 of 2')).toBeVisible();
    await expect(zoomed.getByRole('img', { name: 'Detail of the cuff' })).toBeVisible();
    const width = () =>
      zoomed
        .getByRole('img', { name: 'Detail of the cuff' })
        .evaluate((img) => img.getBoundingClientRect().width);
    const before = await width();
    await page.keyboard.press('z');
    await expect.poll(width).toBeGreaterThan(before);
    for (let tabs = 0; tabs < 8; tabs += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.pswp') !== null)).toBe(true);

    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expect(zoom).toBeFocused();
    await expect(zoom).toHaveAccessibleName('Zoom: Detail of the cuff');
    await zoom.click();
    await expect(zoomed.getByText('2 of 2')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expect(place.getByRole('radiogroup', { name: 'Colour' })).toBeVisible();
  }
});

test("the toast over an open product is clickable, and 'View cart' opens the cart above it", async ({
  page,
  context,
  request,
}) => {
  const { _id, title } = await addProduct(request);
  await enterAsShopper(context);
  await page.goto(`/shop/listing?product=${_id}`);
  await openDialog(page, title).getByRole('button', { name: 'Add to Cart' }).click();
  const toast = page.locator('.toast');
  await expect(toast.getByText('Product is added to cart')).toBeVisible();
  await toast.getByRole('button', { name: 'View cart' }).click();

  const sheet = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(sheet.getByRole('listitem')).toContainText(title);
  await expect(toast).toBeHidden();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(openDialog(page, title)).toBeVisible();
});

test('opening the cart closes the toast that leads to it', async ({ page, context, request }) => {
  const { _id } = await addProduct(request);
  await enterAsShopper(context);
  await page.goto(`/shop/product/${_id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await expect(page.locator('.toast')).toBeHidden();
});

test('after a second product in the dialog, Back leads to the first, and the close button to the page', async ({
  page,
  context,
  request,
}) => {
  const shelf = { category: 'footwear', brand: 'nike', price: 7000 } as const;
  const first = await addProduct(request, shelf);
  const second = await addProduct(request, { ...shelf, price: 7001 });
  await enterAsShopper(context);
  await page.goto('/shop/listing?category=footwear&brand=nike&sortBy=price-hightolow');
  await page.getByRole('article', { name: first.title }).getByRole('link').click();
  const toSecond = async () => {
    const row = openDialog(page, first.title).getByRole('region', { name: 'You may also like' });
    await row.getByRole('link', { name: second.title }).click();
    await expect(openDialog(page, second.title)).toBeVisible();
  };
  await toSecond();
  await page.goBack();
  await expect(openDialog(page, first.title)).toBeVisible();

  await toSecond();
  await openDialog(page, second.title).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/shop/listing?category=footwear&brand=nike&sortBy=price-hightolow');
});

test('after a reload with an open size guide, one Back leaves the product', async ({
  page,
  context,
  request,
}) => {
  const { _id, title } = await addGarment(request);
  await enterAsShopper(context);
  await page.goto('/shop/home');
  await page.goto(`/shop/product/${_id}`);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectDialogsInHistory(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/shop/home');
});
