import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  add,
  addButton,
  bodyOf,
  details,
  edit,
  fillIn,
  openForm,
  openProducts,
} from '../../testing/product-form';
import { fileInput, linenShirtDetails } from '../../testing/samples';

const change = 'PUT /api/admin/products/state';
const done = { success: true as const, message: 'Product updated successfully' };
const draft = { ...linenShirtDetails, state: 'draft' as const };
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test('a new product is saved as a draft, whose page follows', async () => {
  const { user, sent, toasts, currentPath } = await openProducts({
    [add]: { success: true, data: draft },
    [details]: { success: true, data: draft },
  });
  await openForm(user, 'Add New Product');
  await fillIn(user);
  await waitFor(() => expect(addButton()).toBeEnabled());
  await press(user, 'Save draft');
  await waitFor(() => expect(currentPath()).toBe('/admin/products/product-1'));
  expect(bodyOf(sent, 'POST /api/admin/products/add')).toMatchObject({ state: 'draft' });
  expect(toasts).toEqual([{ variant: 'success', message: 'Product add successfully' }]);
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(screen.getAllByText('Draft')[0]).toBeVisible();
});

test('a draft is published, and the page stays with its new state', async () => {
  let product: typeof linenShirtDetails = draft;
  const { user, sent, toasts, currentPath } = await openProducts({
    [details]: () => ({ success: true, data: product }),
    [edit]: ({ body }) => {
      product = { ...product, title: (body as { title: string }).title, version: 4 };
      return { success: true, data: product };
    },
    [change]: () => {
      product = { ...product, state: 'published' };
      return done;
    },
  });
  await openForm(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await press(user, 'Publish');
  expect((await screen.findAllByText('Published'))[0]).toBeVisible();
  expect(bodyOf(sent, 'PUT /api/admin/products/edit/product-1')).toMatchObject({
    title: 'Linen Shirt in Blue',
  });
  expect(bodyOf(sent, change)).toEqual({ ids: ['product-1'], state: 'published' });
  expect(toasts).toEqual([{ variant: 'success', message: done.message }]);
  expect(currentPath()).toBe('/admin/products/product-1');
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('a draft without changes is published without another save', async () => {
  const { user, sent } = await openProducts({ [details]: { success: true, data: draft }, [change]: done });
  await openForm(user, 'Edit Linen Shirt');
  await press(user, 'Publish');
  await waitFor(() => expect(bodyOf(sent, change)).toBeDefined());
  expect(bodyOf(sent, 'PUT /api/admin/products/edit/product-1')).toBeUndefined();
});

test('a draft is published at a time that is asked for', async () => {
  const { user } = await openProducts({ [details]: { success: true, data: draft } });
  await openForm(user, 'Edit Linen Shirt');
  await press(user, 'Publish at…');
  expect(await screen.findByRole('dialog', { name: 'Schedule the publication' })).toBeVisible();
});

test('a published product is made a draft, and what is typed stays', async () => {
  let product: typeof linenShirtDetails = linenShirtDetails;
  const { user } = await openProducts({
    [details]: () => ({ success: true, data: product }),
    [change]: () => {
      product = draft;
      return done;
    },
  });
  await openForm(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await press(user, 'Make a draft');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt in Blue');
});

test('what is missing is named beside the buttons, and leads to its field', async () => {
  const { user } = await openProducts({});
  await openForm(user, 'Add New Product');
  const missing = () =>
    within(screen.getByRole('list', { name: 'Missing:' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(missing()).toEqual(['title', 'description', 'category', 'brand', 'price', 'total stock', '1 more']);
  await press(user, 'description');
  expect(screen.getByLabelText('Description')).toHaveFocus();
  await fillIn(user);
  await waitFor(() => expect(screen.queryByText('Missing:')).toBeNull());
  await press(user, 'Remove main picture');
  expect(missing()).toEqual(['picture']);
  await press(user, 'picture');
  expect(fileInput().parentElement).toHaveFocus();
});
