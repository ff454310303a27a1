import { violationsOn } from './support/page/axe';
import { addGarment, listedProducts, type Product, variantIdOf } from './support/goods';
import { overflow } from './support/page/overflow';
import { demoAdmin, enterAsAdmin, signIn } from './support/people';
import { expect, test } from './support/test';

test('the later of two admins sees both states of a product field by field, and decides', async ({
  page,
  context,
  request,
}) => {
  const product = await addGarment(request);
  const [other] = await listedProducts(request, 'category=kids&sortBy=price-hightolow&limit=1');
  await enterAsAdmin(context);
  await page.goto(`/admin/products?ids=${product._id}`);
  await page.getByRole('button', { name: `Edit ${product.title}` }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Title', { exact: true }).fill('My title');
  await form.getByLabel('Description').fill('My description');
  await form.getByRole('button', { name: 'Sizes and colours' }).click();
  const editor = page.getByRole('dialog', { name: 'Sizes and colours' });
  await editor.getByLabel('Shade of Rust').fill('#111111');
  await editor.getByRole('textbox', { name: 'Price of S · Navy', exact: true }).fill('5');
  await editor.getByRole('button', { name: 'Done' }).click();

  await signIn(request, demoAdmin);
  const saved = await request.put(`/api/admin/products/edit/${product._id}`, {
    data: changedByTheOther(product, other!.image),
  });
  expect(saved.status()).toBe(200);

  await form.getByRole('button', { name: 'Edit', exact: true }).click();
  await form.getByRole('button', { name: 'Load the latest version' }).click();
  const notice = form.getByRole('alert').filter({ hasText: 'This is the latest version' });
  await expect(notice).toContainText('Updated: Pictures; Brand; M · Navy, Stock; S · Rust, removed');
  await expect(notice).toContainText('Title: we kept yours. The other version: “Their title”');
  await expect(notice).toContainText(/Rust, Shade: we kept yours, +“#111111”. The other version: +“#222222”/);
  await expect(notice).toContainText('S · Navy: we took the other version, “off sale”. Yours: “on sale”');
  await expect(notice).not.toContainText('Total Stock');
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(page), `axe at ${width} px`).toEqual([]);
    expect(await overflow(page), `pixels beyond the right edge at ${width} px`).toBe(0);
  }

  await notice.getByRole('button', { name: 'Use theirs: Title' }).click();
  await notice.getByRole('button', { name: 'Use theirs: Rust, Shade' }).click();
  await notice.getByRole('button', { name: 'Use mine: S · Navy', exact: true }).click();
  await form.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();

  const { data } = (await (await request.get(`/api/admin/products/get/${product._id}`)).json()) as {
    data: Product;
  };
  expect(data).toMatchObject({ title: 'Their title', description: 'My description', brand: 'nike' });
  expect(data.options.colours.find(({ name }) => name === 'Rust')?.hex).toBe('#222222');
  const sold = data.variants.filter(({ onSale }) => onSale);
  expect(sold.find(({ size, colour }) => size === 'S' && colour === 'Navy')?.price).toBe(5);
  expect(sold.some(({ size, colour }) => size === 'S' && colour === 'Rust')).toBe(false);
});

/** Somebody else saves another title, brand, picture and shade; one size fewer, one off sale, one restocked. */
function changedByTheOther(product: Product, image: string) {
  const { description, category, version, options, variants } = product;
  const [takenOff, restocked, removed] = [
    variantIdOf(product, 'S', 'Navy'),
    variantIdOf(product, 'M', 'Navy'),
    variantIdOf(product, 'S', 'Rust'),
  ];
  return {
    title: 'Their title',
    description,
    category,
    brand: 'nike',
    image,
    version,
    options: {
      colours: options.colours.map((colour) =>
        colour.name === 'Rust' ? { ...colour, hex: '#222222' } : colour,
      ),
    },
    variants: variants
      .filter(({ _id }) => _id !== removed)
      .map(({ _id, size, colour, price, salePrice, stock, sku }) => ({
        _id,
        size,
        colour,
        price,
        salePrice,
        stock: _id === restocked ? 50 : stock,
        seenStock: stock,
        sku,
        onSale: _id !== takenOff,
      })),
  };
}
