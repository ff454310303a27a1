import { refuse } from '@haberdash/kit/testing/answers';
import { sizeScales } from '@haberdash/kit/testing/sizes';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fileInput, linenShirt, pick, shirtPhoto } from '../../testing/samples';
import {
  cell,
  click,
  closeEditor,
  edit,
  openEditor,
  openOxford,
  openProducts,
  saved,
  write,
} from '../../testing/variants-editor';
import { averageColour } from './draft/average-colour';

// jsdom does not decode pictures.
jest.mock('./draft/average-colour');

describe('a new product', () => {
  async function openNew(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: 'Add New Product' }));
    await user.type(await screen.findByLabelText('Price'), '49.99');
    await user.type(screen.getByLabelText('Total Stock'), '10');
    return openEditor(user);
  }

  test('with three sizes and two colours is sent with each combination', async () => {
    const { user, sent } = await openProducts({ 'POST /api/admin/products/add': saved });
    await openNew(user);
    for (const name of ['S', 'M', 'L', 'Navy', 'Olive']) await click(user, name);
    await write(user, 'Stock of M · Olive', '3');
    await user.type(cell('SKU of S · Navy'), 'OX-NS');
    await click(user, "Don't sell: L · Olive");
    const dropArea = screen.getByRole('button', { name: 'Add a picture of Olive' });
    await user.upload(dropArea.querySelector('input')!, shirtPhoto());
    await screen.findByRole('img', { name: 'Picture of Olive' });
    await closeEditor(user);

    expect(screen.getByText('5 variants, 43 in stock, $49.99')).toBeVisible();
    expect(screen.queryByLabelText('Total Stock')).toBeNull();
    await user.upload(fileInput(), shirtPhoto());
    await user.type(screen.getByLabelText('Title'), 'Oxford Shirt');
    await user.type(screen.getByLabelText('Description'), 'Crisp');
    await pick(user, 'Category', 'Men');
    await pick(user, 'Brand', 'Zara');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
    await click(user, 'Add');

    const row = { price: '49.99', salePrice: '', stock: '10', sku: '', gtin: '', mpn: '', onSale: true };
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'POST /api/admin/products/add')?.body).toEqual({
        image: '/uploads/new-1200.webp',
        title: 'Oxford Shirt',
        description: 'Crisp',
        category: 'men',
        brand: 'zara',
        facts: linenShirt.facts,
        pictures: [],
        focalPoints: {},
        variants: [
          { ...row, size: 'S', colour: 'Navy', sku: 'OX-NS' },
          { ...row, size: 'M', colour: 'Navy' },
          { ...row, size: 'L', colour: 'Navy' },
          { ...row, size: 'S', colour: 'Olive' },
          { ...row, size: 'M', colour: 'Olive', stock: '3' },
        ],
        options: {
          colours: [
            { name: 'Navy', hex: '#1f3050', image: '' },
            { name: 'Olive', hex: '#69693a', image: '/uploads/new-1200.webp' },
          ],
        },
      }),
    );
  });

  test('requires price and stock for each row, and says how many are missing', async () => {
    const { user } = await openProducts();
    await openNew(user);
    await click(user, 'S');
    await user.clear(cell('Stock of S'));
    expect(screen.getByText('One field is still empty')).toBeVisible();
    await user.clear(cell('Price of S'));
    expect(screen.getByText('2 fields are still empty')).toBeVisible();
  });

  test('is opened at the empty field that its page names as missing', async () => {
    const { user } = await openProducts();
    await openNew(user);
    for (const name of ['S', 'M']) await click(user, name);
    await user.clear(cell('Price of M'));
    await closeEditor(user);
    await click(user, 'price of M');
    await waitFor(() => expect(cell('Price of M')).toHaveFocus());
  });

  test('without sizes and colours has its price and stock in the form', async () => {
    const { user } = await openProducts();
    await openNew(user);
    await click(user, 'S');
    await click(user, 'S');
    await closeEditor(user);
    expect(screen.getByLabelText('Total Stock')).toHaveValue(10);
  });

  test('says how the total stock is used', async () => {
    const { user } = await openProducts();
    await openNew(user);
    await click(user, 'S');
    expect(screen.queryByText(/^Each variant starts/)).toBeNull();
    await click(user, 'M');
    expect(
      screen.getByText(/^Each variant starts with the stock you entered, 10. Together that is 20./),
    ).toBeVisible();
  });

  test('sets the hex value of a new colour from its name or its picture', async () => {
    jest.mocked(averageColour).mockResolvedValue('#b5562b');
    const { user } = await openProducts();
    await openNew(user);
    await click(user, 'Another colour');
    await user.type(cell('Name of the new colour'), 'Olive');
    expect(cell('Shade of Olive')).toHaveValue('#69693a');

    await click(user, 'Another colour');
    await user.type(cell('Name of the new colour'), 'Rust');
    await click(user, 'Done');
    expect(cell('Name of Rust')).toHaveAccessibleDescription('Choose its shade, or add a picture.');
    const dropArea = screen.getByRole('button', { name: 'Add a picture of Rust' });
    await user.upload(dropArea.querySelector('input')!, shirtPhoto());
    await waitFor(() => expect(cell('Shade of Rust')).toHaveValue('#b5562b'));
    await closeEditor(user);
  });

  test('accepts a colour of any name', async () => {
    const { user } = await openProducts();
    await openNew(user);
    await click(user, 'Another colour');
    const name = cell('Name of the new colour');
    expect(name).toHaveFocus();
    await user.type(name, 'Sea foam');
    expect(cell('Price of Sea foam')).toHaveValue('49.99');

    await write(user, 'Name of Sea foam', 'Sea, foam');
    await click(user, 'Done');
    expect(cell('Name of Sea, foam')).toHaveAccessibleDescription("A colour name can't contain a comma.");
  });

  test('asks before the size scale changes', async () => {
    const { user } = await openProducts();
    await openNew(user);
    await click(user, 'S');
    await pick(user, 'Scale', 'Shoes');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(cell('Price of S')).toBeVisible();

    await pick(user, 'Scale', 'Shoes');
    await user.click(await screen.findByRole('button', { name: 'Change sizes' }));
    await user.click(await screen.findByRole('button', { name: '42' }));
    expect(screen.getAllByLabelText(/^Price of/)).toEqual([cell('Price of 42')]);
  });

  test('finds a scale by its sizes, and a size among many', async () => {
    const pairs = Array.from(
      { length: 40 },
      (_, place) => `W${26 + Math.floor(place / 4)} L${28 + 2 * (place % 4)}`,
    );
    const scales = [...sizeScales.slice(0, 1), { id: 'jeans', label: 'Jeans', sizes: pairs }];
    const { user } = await openProducts({ 'GET /api/shop/sizes': { success: true, data: { scales } } });
    await openNew(user);
    await user.type(await screen.findByRole('combobox', { name: 'Scale' }), 'w32');
    await user.click(await screen.findByTitle('Jeans'));
    await user.type(screen.getByLabelText('Find a size of Jeans'), 'w32');
    await click(user, 'W32 L34');
    await click(user, 'W32 L30');
    expect(screen.queryByRole('button', { name: 'W31 L30' })).not.toBeInTheDocument();
    expect(screen.getAllByLabelText(/^Price of/)).toEqual([
      cell('Price of W32 L30'),
      cell('Price of W32 L34'),
    ]);
  });

  test('says when the sizes cannot be loaded, and loads them again', async () => {
    let isDown = true;
    const { user } = await openProducts({
      'GET /api/shop/sizes': () =>
        isDown
          ? refuse(503, { code: 'UNAVAILABLE', message: 'Come back later' })
          : { success: true, data: { scales: sizeScales } },
    });
    await openNew(user);
    expect(await screen.findByText('Come back later')).toBeVisible();
    isDown = false;
    await click(user, 'Try again');
    expect(await screen.findByRole('button', { name: 'XL' })).toBeVisible();
  });
});

describe('a product in several sizes and colours', () => {
  test('keeps ids, version and seen stock; rows go off sale and come back', async () => {
    const { user, sent } = await openProducts({ [edit]: saved });
    await openOxford(user);
    await click(user, "Don't sell: M · Navy");
    expect(cell('Price of M · Navy')).toBeDisabled();
    await click(user, 'Sell: XL · Olive');
    await write(user, 'Stock of S · Navy', '15');
    await write(user, 'Name of Olive', 'Moss');
    await closeEditor(user);
    await click(user, 'Edit');

    const row = { price: '49.99', salePrice: '', sku: '', gtin: '', mpn: '', onSale: true };
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'PUT /api/admin/products/edit/product-2')?.body).toEqual({
        image: '/uploads/shirt-1200.webp',
        title: 'Oxford Shirt',
        description: 'Crisp',
        category: 'men',
        brand: 'zara',
        facts: linenShirt.facts,
        pictures: [],
        focalPoints: {},
        version: 3,
        variants: [
          { ...row, _id: 'variant-1', size: 'S', colour: 'Navy', stock: '15', seenStock: '12', sku: 'OX-NS' },
          { ...row, _id: 'variant-3', size: 'S', colour: 'Moss', stock: '20', seenStock: '20' },
          { ...row, _id: 'variant-4', size: 'XL', colour: 'Moss', stock: '3', seenStock: '3' },
          { ...row, _id: 'variant-2', size: 'M', colour: 'Navy', stock: '0', seenStock: '0', onSale: false },
        ],
        options: {
          colours: [
            { name: 'Navy', hex: '#1f3050', image: '/uploads/navy-1200.webp' },
            { name: 'Moss', hex: '#69693a', image: '' },
          ],
        },
      }),
    );
  });

  test('deletes a variant that was never ordered, and takes the others off sale', async () => {
    const { user, sent } = await openProducts({ [edit]: saved });
    await openOxford(user);
    expect(screen.queryByRole('button', { name: 'Delete: S · Navy' })).toBeNull();
    await click(user, 'Delete: M · Navy');
    expect(cell('Price of M · Navy')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete: M · Navy' })).toBeNull();
    await closeEditor(user);
    await click(user, 'Edit');
    await waitFor(() => expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(true));
    const { variants } = sent.find(({ call }) => call === 'PUT /api/admin/products/edit/product-2')!.body as {
      variants: { _id: string }[];
    };
    expect(variants.map(({ _id }) => _id)).toEqual(['variant-1', 'variant-3', 'variant-4']);
  });

  test('with a single variant starts with the values of the form', async () => {
    const { user, sent } = await openProducts({ [edit]: saved });
    await user.click(await screen.findByRole('button', { name: 'Edit Linen Shirt' }));
    const price = await screen.findByLabelText('Price');
    await user.clear(price);
    await user.type(price, '55');
    await openEditor(user);
    await click(user, 'White');
    expect(cell('Price of White')).toHaveValue('55');
    await closeEditor(user);
    await click(user, 'Edit');
    await waitFor(() =>
      expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
        variants: [
          { _id: 'variant-1', size: null, colour: 'White', price: '55', stock: '12', seenStock: '12' },
        ],
      }),
    );
  });
});
