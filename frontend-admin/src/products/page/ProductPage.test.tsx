import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import {
  add,
  addButton,
  bodyOf,
  details,
  edit,
  editButton,
  fillIn,
  heading,
  list,
  openForm,
  openProducts,
  saved,
} from '../../testing/product-form';
import { linenShirt, linenShirtDetails, productList } from '../../testing/samples';

describe('Add New Product', () => {
  test('requires every field except the sale price', async () => {
    const { user } = await openProducts({});
    await openForm(user, 'Add New Product');
    await fillIn(user);
    const button = addButton();
    await waitFor(() => expect(button).toBeEnabled());

    for (const field of ['Title', 'Description', 'Price', 'Total Stock']) {
      const input = screen.getByLabelText<HTMLInputElement>(field);
      const { value } = input;
      await user.clear(input);
      await waitFor(() => expect(button).toBeDisabled());
      await user.type(input, value);
      await waitFor(() => expect(button).toBeEnabled());
    }
    await user.click(screen.getByRole('button', { name: 'Remove main picture' }));
    await waitFor(() => expect(button).toBeDisabled());
  });

  test('sends the product with its uploaded picture, and resets the form', async () => {
    const scarf = { ...linenShirt, _id: 'product-2', title: 'Wool Scarf' };
    let products = [linenShirt];
    const { user, sent, toasts } = await openProducts({
      [list]: () => productList(...products),
      [add]: () => {
        products = [linenShirt, scarf];
        return saved;
      },
    });
    await openForm(user, 'Add New Product');
    await fillIn(user);
    await user.click(addButton());

    expect(await screen.findByRole('heading', { name: 'Wool Scarf' })).toBeVisible();
    expect(bodyOf(sent, 'POST /api/admin/products/add')).toEqual({
      image: '/uploads/new-1200.webp',
      title: 'Wool Scarf',
      description: 'Warm',
      category: 'accessories',
      brand: 'h&m',
      price: '25.5',
      salePrice: '',
      totalStock: '7',
      facts: linenShirt.facts,
      pictures: [],
      focalPoints: {},
    });
    expect(toasts).toEqual([{ variant: 'success', message: 'Product add successfully' }]);

    await openForm(user, 'Add New Product');
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByText('Choose a picture or drop it here')).toBeVisible();
  });

  test('shows a validation error at its field until the field changes', async () => {
    const { user, toasts } = await openProducts({
      [add]: refuse(400, {
        code: 'MALFORMED_REQUEST',
        message: 'price: must be an amount like 49.99',
        errors: [{ path: 'price', message: 'must be an amount like 49.99' }],
      }),
    });
    await openForm(user, 'Add New Product');
    await fillIn(user);
    await user.click(addButton());

    const price = screen.getByLabelText('Price');
    await waitFor(() => expect(price).toHaveAccessibleDescription('Price must be an amount like 49.99'));
    expect(price).toHaveFocus();
    expect(toasts).toEqual([]);
    expect(screen.getByLabelText('Title')).toHaveValue('Wool Scarf');

    await user.type(price, '0');
    await waitFor(() => expect(price).not.toHaveAccessibleDescription('Price must be an amount like 49.99'));
  });

  test('shows the violation of a rule at its field', async () => {
    const tooHigh = 'The sale price must be 0 or below the price';
    const { user } = await openProducts({
      [add]: refuse(400, { code: 'SALE_PRICE_TOO_HIGH', message: tooHigh }),
    });
    await openForm(user, 'Add New Product');
    await fillIn(user);
    await user.type(screen.getByLabelText('Sale Price'), '30');
    await user.click(addButton());

    await waitFor(() => expect(screen.getByLabelText('Sale Price')).toHaveAccessibleDescription(tooHigh));
  });

  test('shows an error of the picture at the picture', async () => {
    const gone = 'There is no uploaded picture at this path. Upload it again.';
    const { user, toasts } = await openProducts({
      [add]: refuse(400, {
        code: 'NO_SUCH_PICTURE',
        message: gone,
        errors: [{ path: 'image', message: gone }],
      }),
    });
    await openForm(user, 'Add New Product');
    await fillIn(user);
    await user.click(addButton());

    expect(
      await within(screen.getByRole('region', { name: 'Pictures' })).findByRole('alert'),
    ).toHaveTextContent(gone);
    expect(toasts).toEqual([]);
  });

  test('keeps showing the reason of a refusal', async () => {
    const { user } = await openProducts({
      [add]: refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' }),
    });
    await openForm(user, 'Add New Product');
    await fillIn(user);
    await user.click(addButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('The shop is closed for a moment');
    expect(screen.getByLabelText('Title')).toHaveValue('Wool Scarf');
  });

  test('sends the product once with several clicks', async () => {
    const { user, sent } = await openProducts({ [add]: () => new Promise(() => {}) });
    await openForm(user, 'Add New Product');
    await fillIn(user);
    await user.dblClick(addButton());

    await waitFor(() => expect(addButton()).toHaveAttribute('aria-busy', 'true'));
    expect(sent.filter(({ call }) => call === 'POST /api/admin/products/add')).toHaveLength(1);
  });
});

describe('Edit Product', () => {
  test('opens with the product and its picture', async () => {
    const { user, currentPath } = await openProducts({});
    await openForm(user, 'Edit Linen Shirt');

    expect(currentPath()).toBe('/admin/products/product-1');
    expect(heading('Edit Product')).toBeVisible();
    expect(screen.getAllByText('Published')[0]).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt');
    expect(screen.getByLabelText('Price')).toHaveValue('49.99');
    expect(screen.getByTitle('Men')).toBeVisible();
    expect(screen.getByRole('img', { name: 'main picture' })).toHaveAttribute(
      'src',
      '/uploads/shirt-640.webp',
    );
    expect(editButton()).toBeEnabled();
  });

  test('sends the version and the stock that were read', async () => {
    const { user, sent, toasts } = await openProducts({ [edit]: saved });
    await openForm(user, 'Edit Linen Shirt');
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'Linen Blouse');
    await user.clear(screen.getByLabelText('Total Stock'));
    await user.type(screen.getByLabelText('Total Stock'), '15');
    await user.click(editButton());

    await waitFor(() =>
      expect(toasts).toEqual([{ variant: 'success', message: 'Product updated successfully' }]),
    );
    expect(bodyOf(sent, 'PUT /api/admin/products/edit/product-1')).toEqual({
      image: '/uploads/shirt-1200.webp',
      title: 'Linen Blouse',
      description: 'Light and airy',
      category: 'men',
      brand: 'zara',
      price: '49.99',
      salePrice: '',
      totalStock: '15',
      facts: linenShirt.facts,
      pictures: [],
      focalPoints: {},
      version: 3,
      seenStock: 12,
    });
  });

  test('shows amounts with cents, and no sale price if there is none', async () => {
    const { user } = await openProducts({
      [details]: { success: true, data: { ...linenShirtDetails, price: 24.5 } },
    });
    await openForm(user, 'Edit Linen Shirt');
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('24.50');
    expect(screen.getByLabelText<HTMLInputElement>('Sale Price').value).toBe('');
  });

  test('understands a pasted price that is formatted', async () => {
    const { user } = await openProducts({});
    await openForm(user, 'Edit Linen Shirt');
    await user.clear(screen.getByLabelText('Price'));
    await user.paste('$1,049.99');
    expect(screen.getByLabelText('Price')).toHaveValue('1049.99');
  });

  test('leads to the list for a product that another admin deleted', async () => {
    let products = [linenShirt];
    const { user } = await openProducts({
      [list]: () => productList(...products),
      [edit]: refuse(404, { code: 'NOT_FOUND', message: 'Product not found' }),
    });
    await openForm(user, 'Edit Linen Shirt');
    products = [];
    await user.click(editButton());

    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
    expect(heading('Edit Product')).not.toBeInTheDocument();
  });
});

test('a link to the page of a product opens it, and after saving leads to the list', async () => {
  const { user, currentPath } = await openProducts({ [edit]: saved }, '/admin/products/product-1');
  expect(await screen.findByLabelText('Title')).toHaveValue('Linen Shirt');
  await user.click(editButton());
  await waitFor(() => expect(currentPath()).toBe('/admin/products'));
});

test('an earlier link to the form leads to the page', async () => {
  const { currentPath } = await openProducts({}, '/admin/products?product=product-1');
  expect(await screen.findByLabelText('Title')).toHaveValue('Linen Shirt');
  expect(currentPath()).toBe('/admin/products/product-1');
});

test('a product that cannot be loaded says why, and is loaded again', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openProducts(
    { [details]: () => (isAway ? away : saved) },
    '/admin/products/product-1',
  );
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Linen Shirt');
});
