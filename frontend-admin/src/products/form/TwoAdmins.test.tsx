import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { bodyOf, edit, editButton, list, openForm, openProducts, saved } from '../../testing/product-form';
import {
  fileInput,
  linenShirtDetails,
  oxfordShirt,
  oxfordShirtDetails,
  productList,
  shirtPhoto,
} from '../../testing/samples';

const stale = refuse(409, { code: 'STALE_PRODUCT', message: 'Someone else has changed this product.' });

test('applies the input to the latest version of a product that another admin changed', async () => {
  let product = linenShirtDetails;
  const { user, sent, toasts } = await openProducts({
    'GET /api/admin/products/get/{id}': () => ({ success: true, data: product }),
    [edit]: ({ body }) => ((body as { version: number }).version === product.version ? saved : stale),
  });
  await openForm(user, 'Edit Linen Shirt');
  product = { ...linenShirtDetails, title: 'Linen Tunic', description: 'Cool', brand: 'puma', version: 4 };
  await user.type(screen.getByLabelText('Description'), ' shirt');
  await user.clear(screen.getByLabelText('Price'));
  await user.type(screen.getByLabelText('Price'), '55');
  await user.click(editButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed this product.');
  expect(screen.getByLabelText('Description')).toHaveValue('Light and airy shirt');
  expect(toasts).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Load the latest version' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Linen Tunic'));
  expect(screen.getByText('Updated: Title, Brand')).toBeVisible();
  expect(screen.getByText('Description: we kept yours. The other version: “Cool”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use theirs: Description' }));
  expect(screen.getByLabelText('Description')).toHaveValue('Cool');
  await user.click(screen.getByRole('button', { name: 'Use mine: Description' }));

  await user.click(editButton());
  await waitFor(() =>
    expect(bodyOf(sent.slice(-2), 'PUT /api/admin/products/edit/product-1')).toMatchObject({
      title: 'Linen Tunic',
      description: 'Light and airy shirt',
      brand: 'puma',
      price: '55',
      version: 4,
    }),
  );
});

describe('of sizes and colours that another admin changed', () => {
  /** Edits the price of M · Navy, while another admin saves the change. */
  async function conflictWith(change: (product: typeof oxfordShirtDetails) => typeof oxfordShirtDetails) {
    let product = oxfordShirtDetails;
    const page = await openProducts({
      [list]: productList({ ...oxfordShirt, description: oxfordShirtDetails.description }),
      'GET /api/admin/products/get/{id}': () => ({ success: true, data: product }),
      [edit]: stale,
    });
    const { user } = page;
    await openForm(user, 'Edit Oxford Shirt');
    await user.click(await screen.findByRole('button', { name: 'Sizes and colours' }));
    await user.clear(price());
    await user.type(price(), '55');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    product = { ...change(product), version: product.version + 1 };
    await user.click(editButton());
    await user.click(await screen.findByRole('button', { name: 'Load the latest version' }));
    return page;
  }
  const price = () => screen.getByLabelText('Price of M · Navy');
  const without = (id: string) => (product: typeof oxfordShirtDetails) => ({
    ...product,
    variants: product.variants.filter(({ _id }) => _id !== id),
  });

  test('shows both states of a price', async () => {
    const { user } = await conflictWith((product) => ({
      ...product,
      variants: product.variants.map((variant) =>
        variant._id === 'variant-2' ? { ...variant, price: 61 } : variant,
      ),
    }));
    expect(
      await screen.findByText('M · Navy, Price: we kept yours, “55”. The other version: “61.00”'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use theirs: M · Navy, Price' }));
    await user.click(screen.getByRole('button', { name: 'Sizes and colours' }));
    expect(price()).toHaveValue('61.00');
  });

  test('brings a removed variant back with the input', async () => {
    const { user } = await conflictWith(without('variant-2'));
    const states = 'M · Navy: we took the other version, “removed”. Yours: “on sale”';
    expect(await screen.findByText(states)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use mine: M · Navy' }));
    await user.click(screen.getByRole('button', { name: 'Sizes and colours' }));
    expect(price()).toHaveValue('55');
  });

  test('lists what only the other admin changed', async () => {
    await conflictWith(without('variant-3'));
    expect(await screen.findByText('Updated: S · Olive, removed')).toBeVisible();
  });
});

test('the page shows both pictures of a product that both admins gave another one', async () => {
  let product = linenShirtDetails;
  const { user, sent } = await openProducts({
    'GET /api/admin/products/get/{id}': () => ({ success: true, data: product }),
    [edit]: ({ body }) => ((body as { version: number }).version === product.version ? saved : stale),
  });
  await openForm(user, 'Edit Linen Shirt');
  await user.click(screen.getByRole('button', { name: 'Remove main picture' }));
  await user.upload(fileInput(), shirtPhoto());
  await screen.findByRole('img', { name: 'main picture' });
  product = { ...linenShirtDetails, image: '/uploads/theirs-1200.webp', version: 4 };
  await user.click(editButton());
  await user.click(await screen.findByRole('button', { name: 'Load the latest version' }));

  expect(await screen.findByRole('img', { name: 'Their picture 1' })).toHaveAttribute(
    'src',
    '/uploads/theirs-640.webp',
  );
  await user.click(screen.getByRole('button', { name: 'Use theirs: Pictures' }));
  await user.click(editButton());
  await waitFor(() =>
    expect(bodyOf(sent.slice(-2), 'PUT /api/admin/products/edit/product-1')).toMatchObject({
      image: '/uploads/theirs-1200.webp',
    }),
  );
});

test('pictures that only another admin changed are taken over', async () => {
  let product = linenShirtDetails;
  const { user } = await openProducts({
    'GET /api/admin/products/get/{id}': () => ({ success: true, data: product }),
    [edit]: stale,
  });
  await openForm(user, 'Edit Linen Shirt');
  product = { ...linenShirtDetails, image: '/uploads/theirs-1200.webp', version: 4 };
  await user.click(editButton());
  await user.click(await screen.findByRole('button', { name: 'Load the latest version' }));
  expect(await screen.findByText('Updated: Pictures')).toBeVisible();
  expect(screen.getByRole('img', { name: 'main picture' })).toHaveAttribute(
    'src',
    '/uploads/theirs-640.webp',
  );
});
