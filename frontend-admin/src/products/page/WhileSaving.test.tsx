import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { settled } from '@haberdash/kit/testing/settled';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bodyOf, details, edit, editButton, list, openForm } from '../../testing/product-form';
import {
  linenShirt,
  linenShirtDetails,
  oxfordShirt,
  oxfordShirtDetails,
  productList,
  shirtPhoto,
  uploadedPicture,
} from '../../testing/samples';
import { cell, closeEditor, openEditor, openProducts, write } from '../../testing/variants-editor';

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const draftOf = (product: typeof linenShirtDetails) => ({ ...product, state: 'draft' as const });

/** An answer that comes when the test lets it. */
function later<Answer>() {
  let send = (_answer: Answer) => {};
  const answer = new Promise<Answer>((resolve) => (send = resolve));
  const arrive = async (given: Answer) => {
    send(given);
    await settled();
  };
  return { answer, arrive };
}
type Saved = Extract<Answers[typeof edit], { success: true }>;

/** Leaves the page without its Back button, which waits for a save. */
async function jumpTo(user: UserEvent, title: string) {
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'Products Page' }));
  await openForm(user, `Edit ${title}`);
}

test.each(['Publish', 'Edit'])('what is typed after "%s" was pressed stays', async (button) => {
  const { answer, arrive } = later<Saved>();
  const { user, currentPath } = await openProducts({
    [details]: { success: true, data: draftOf(linenShirtDetails) },
    [edit]: () => answer,
    'PUT /api/admin/products/state': { success: true, message: 'Product updated successfully' },
  });
  await openForm(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await press(user, button);
  await user.type(screen.getByLabelText('Description'), ', and soft');
  await arrive({
    success: true,
    data: { ...draftOf(linenShirtDetails), title: 'Linen Shirt In Blue', version: 4 },
  });
  expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt In Blue');
  expect(screen.getByLabelText('Description')).toHaveValue('Light and airy, and soft');
  expect(currentPath()).toBe('/admin/products/product-1');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('a cell that is written after the save began stays, and is saved next', async () => {
  const { answer, arrive } = later<Saved>();
  let answers = 0;
  const { user, sent } = await openProducts({
    [details]: { success: true, data: draftOf(oxfordShirtDetails) },
    [edit]: () => (answers++ === 0 ? answer : refuse(503, { code: 'UNAVAILABLE', message: 'Later' })),
    'PUT /api/admin/products/state': { success: true, message: 'Product updated successfully' },
  });
  await openForm(user, 'Edit Oxford Shirt');
  await openEditor(user);
  await write(user, 'Price of M · Navy', '45');
  await press(user, 'Beige');
  await write(user, 'Price of S · Beige', '40');
  await write(user, 'Stock of S · Beige', '2');
  await write(user, 'Price of M · Beige', '40');
  await write(user, 'Stock of M · Beige', '2');
  await closeEditor(user);
  await press(user, 'Publish');
  await openEditor(user);
  await write(user, 'Price of S · Beige', '41');
  const [, , , offSale] = oxfordShirtDetails.variants;
  const beige = (size: 'S' | 'M', number: number) => ({
    ...oxfordShirtDetails.variants[0]!,
    ...{ _id: `variant-${number}`, size, colour: 'Beige', price: 40, stock: 2, sku: null },
  });
  await arrive({
    success: true,
    data: {
      ...draftOf(oxfordShirtDetails),
      version: 4,
      options: {
        ...oxfordShirtDetails.options,
        colours: [
          ...oxfordShirtDetails.options.colours,
          { name: 'Beige', hex: '#d8c6a5', image: '/uploads/shirt-1200.webp' },
        ],
      },
      variants: [
        ...oxfordShirtDetails.variants
          .slice(0, 3)
          .map((one) => (one._id === 'variant-2' ? { ...one, price: 45 } : one)),
        offSale!,
        beige('S', 5),
        beige('M', 6),
      ],
    },
  });
  expect(cell('Price of S · Beige')).toHaveValue('41');
  expect(cell('Price of M · Navy')).toHaveValue('45.00');
  await closeEditor(user);
  await press(user, 'Edit');
  await waitFor(() =>
    expect(sent.filter(({ call }) => call.startsWith('PUT') && call.includes('edit'))).toHaveLength(2),
  );
  const variants = bodyOf(sent.slice(-1), 'PUT /api/admin/products/edit/product-2') as {
    variants: { _id?: string; price: string }[];
  };
  expect(variants.variants.find(({ _id }) => _id === 'variant-5')).toMatchObject({ price: '41', stock: '2' });
  expect(variants.variants.every(({ _id }) => _id !== undefined)).toBe(true);
});

test('a time is asked for after unsaved input was saved, and Back closes that question only', async () => {
  const { user, goBack, currentPath } = await openProducts({
    [details]: { success: true, data: draftOf(linenShirtDetails) },
    [edit]: { success: true, data: { ...draftOf(linenShirtDetails), version: 4 } },
  });
  const question = () => screen.queryByRole('dialog', { name: 'Schedule the publication' });
  await openForm(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await press(user, 'Publish at…');
  await waitFor(() => expect(question()).toBeVisible());
  await settled();
  expect(question()).toBeVisible();
  await goBack();
  await waitFor(() => expect(question()).toBeNull());
  expect(currentPath()).toBe('/admin/products/product-1');
  await press(user, 'Back');
  await waitFor(() => expect(currentPath()).toBe('/admin/products'));
});

test('Back closes sizes and colours with a changed cell, and asks on the page', async () => {
  const { user, goBack, currentPath } = await openProducts();
  const discard = () =>
    screen.queryByText('Discard unsaved changes?', { selector: '.ant-modal-confirm-title' });
  await openForm(user, 'Edit Oxford Shirt');
  await openEditor(user);
  await write(user, 'Price of M · Navy', '45');
  await settled();
  await goBack();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Combinations' })).toBeNull());
  expect(discard()).toBeNull();
  // The entry of the question comes with the next rendering.
  await settled();
  await goBack();
  await waitFor(() => expect(discard()).toBeVisible());
  await press(user, 'Discard changes');
  await waitFor(() => expect(currentPath()).toBe('/admin/products'));
});

describe('an answer that comes after the page was left', () => {
  const both: Answers = {
    [list]: productList(linenShirt, oxfordShirt),
    'GET /api/admin/orders/get': {
      success: true,
      data: [],
      next: null,
      previous: null,
      total: { count: 0, isExact: true },
    } as never,
  };

  test('of a save changes no other product, which can be saved at once', async () => {
    const { answer, arrive } = later<Saved>();
    const { user, sent } = await openProducts({
      ...both,
      [edit]: ({ url }) => (url.pathname.endsWith('product-1') ? answer : new Promise(() => {})),
    });
    await openForm(user, 'Edit Linen Shirt');
    await press(user, 'Edit');
    await jumpTo(user, 'Oxford Shirt');
    await user.type(screen.getByLabelText('Title'), ' in Blue');
    await user.click(editButton());
    await waitFor(() => expect(bodyOf(sent, 'PUT /api/admin/products/edit/product-2')).toBeDefined());
    await arrive({ success: true, data: { ...linenShirtDetails, version: 4 } });
    expect(screen.getByLabelText('Title')).toHaveValue('Oxford Shirt in Blue');
    expect(editButton()).toHaveAttribute('aria-busy', 'true');
  });

  test('of the latest version changes no other product', async () => {
    const { answer, arrive } = later<Saved>();
    let reads = 0;
    const { user } = await openProducts({
      ...both,
      [details]: ({ url }) => {
        if (!url.pathname.endsWith('product-1')) return { success: true, data: oxfordShirtDetails };
        return reads++ === 0 ? { success: true, data: linenShirtDetails } : answer;
      },
      [edit]: refuse(409, { code: 'STALE_PRODUCT', message: 'Someone else has changed this product.' }),
    });
    await openForm(user, 'Edit Linen Shirt');
    await press(user, 'Edit');
    await user.click(await screen.findByRole('button', { name: 'Load the latest version' }));
    await jumpTo(user, 'Oxford Shirt');
    await arrive({ success: true, data: { ...linenShirtDetails, title: 'Linen Tunic', version: 4 } });
    expect(screen.getByLabelText('Title')).toHaveValue('Oxford Shirt');
    expect(screen.queryByText(/^Updated:/)).toBeNull();
    expect(screen.getByText(/4 variants|3 variants/)).toBeVisible();
  });

  test('of the upload for a colour changes no other product with a colour of that name', async () => {
    const { answer, arrive } = later<typeof uploadedPicture>();
    const tunic = { ...oxfordShirt, _id: 'product-3', title: 'Tunic' };
    const { user } = await openProducts({
      ...both,
      [list]: productList(oxfordShirt, tunic),
      'POST /api/admin/products/upload-image': () => answer,
      [details]: ({ url }) => ({
        success: true,
        data: {
          ...oxfordShirtDetails,
          ...(url.pathname.endsWith('product-3') && { _id: 'product-3', title: 'Tunic' }),
        },
      }),
    });
    await openForm(user, 'Edit Oxford Shirt');
    await openEditor(user);
    const field = screen.getByRole('button', { name: 'Add a picture of Olive' }).querySelector('input')!;
    await user.upload(field, shirtPhoto());
    await closeEditor(user);
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: 'Products Page' }));
    const discard = screen.queryByRole('button', { name: 'Discard changes' });
    if (discard) await user.click(discard);
    await openForm(user, 'Edit Tunic');
    await openEditor(user);
    await arrive(uploadedPicture);
    expect(screen.getByRole('button', { name: 'Add a picture of Olive' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Picture of Olive' })).toBeNull();
  });
});
