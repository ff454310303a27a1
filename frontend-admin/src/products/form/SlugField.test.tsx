import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import {
  bodyOf,
  chooseAction,
  details,
  edit,
  editButton,
  openForm,
  openProducts,
  saved,
} from '../../testing/product-form';
import { linenShirtDetails } from '../../testing/samples';

const answer = { success: true as const, data: { ...linenShirtDetails, slug: 'linen-shirt' } };
const address = () => screen.findByLabelText('URL');

test('the address of a new product is suggested from its title', async () => {
  const { user } = await openProducts({});
  await openForm(user, 'Add New Product');
  await user.type(screen.getByLabelText('Title'), 'Hat & Scarf, Été');
  expect(await address()).toHaveAttribute('placeholder', 'hat-and-scarf-ete');
  expect(await address()).toHaveValue('');
});

test('the address of a product is edited; one of another product is refused at the field', async () => {
  const message = '“tie” is the address of “Silk Tie”. Choose another one.';
  const { user, sent } = await openProducts({
    [details]: answer,
    [edit]: refuse(409, { code: 'SLUG_TAKEN', message, errors: [{ path: 'slug', message }] }),
  });
  await openForm(user, 'Edit Linen Shirt');
  expect(await address()).toHaveValue('linen-shirt');
  await user.clear(await address());
  await user.type(await address(), 'tie');
  await user.click(editButton());
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(async () => expect(await address()).toHaveFocus());
  expect(bodyOf(sent, 'PUT /api/admin/products/edit/product-1')).toMatchObject({ slug: 'tie' });
});

test('a copy does not take the address of its original', async () => {
  const { user, sent } = await openProducts({
    [details]: answer,
    'POST /api/admin/products/add': saved,
  });
  await chooseAction(user, 'Linen Shirt', 'Duplicate');
  expect(await address()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(bodyOf(sent, 'POST /api/admin/products/add')).toBeDefined());
  expect(bodyOf(sent, 'POST /api/admin/products/add')).not.toHaveProperty('slug');
});
