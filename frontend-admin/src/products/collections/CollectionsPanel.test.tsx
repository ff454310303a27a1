import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openForm, openProducts } from '../../testing/product-form';
import { collectionsOfProduct } from '../../testing/samples';

const read = 'GET /api/admin/collections/of/{productId}';
const call = '/api/admin/collections/{slug}/products/{productId}' as const;
const done = { success: true as const, message: 'Collection updated successfully' };
const collections = collectionsOfProduct(
  { slug: 'picks', title: 'Our picks', selectedBy: 'hand', isIn: true },
  { slug: 'summer', title: 'Summer', selectedBy: 'hand', isIn: false },
  { slug: 'linen', title: 'All linen', selectedBy: 'rule', isIn: true },
  { slug: 'sale', title: 'Reduced', selectedBy: 'rule', isIn: false },
);

async function openPanel(answers: Answers = {}) {
  const page = await openProducts({ [read]: collections, ...answers });
  await openForm(page.user, 'Edit Linen Shirt');
  const panel = within(screen.getByRole('region', { name: 'Collections' }));
  const changes = () =>
    page.sent.filter(({ url }) => url.pathname.startsWith('/api/admin/collections/summer'));
  return { ...page, panel, changes };
}
const field = () => screen.findByRole('combobox', { name: 'Collections by hand' });
async function choose(user: UserEvent, title: string) {
  await user.click(await field());
  await user.click(await screen.findByText(title, { selector: '.ant-select-item-option-content' }));
}

test('a product is put into a collection by hand and taken out of it at once', async () => {
  const { user, panel, changes, toasts } = await openPanel({
    [`PUT ${call}`]: done,
    [`DELETE ${call}`]: done,
  });
  expect(await panel.findByTitle('Our picks')).toBeVisible();
  await choose(user, 'Summer');
  expect(panel.getByTitle('Summer')).toBeVisible();
  await user.click(await field());
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(panel.queryByTitle('Summer')).toBeNull());
  await waitFor(() =>
    expect(changes().map(({ call: made, url }) => [made.split(' ')[0], url.pathname])).toEqual([
      ['PUT', '/api/admin/collections/summer/products/product-1'],
      ['DELETE', '/api/admin/collections/summer/products/product-1'],
    ]),
  );
  expect(toasts[0]).toEqual({ variant: 'success', message: done.message });
});

test('a collection by rule is shown while the product meets its rule, with the way to the rule', async () => {
  const { panel } = await openPanel();
  const rule = await panel.findByRole('link', { name: 'Rule of All linen' });
  expect(rule).toHaveAttribute('href', '/admin/collections/edit/linen');
  expect(panel.queryByText('Reduced')).toBeNull();
});

test('a refused change says why, and what the server has is shown', async () => {
  const message = 'A collection has at most 100 products. Remove one first.';
  const { user, panel, toasts } = await openPanel({
    [`PUT ${call}`]: refuse(409, { code: 'COLLECTION_FULL', message }),
  });
  await choose(user, 'Summer');
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message }]));
  expect(await panel.findByTitle('Our picks')).toBeVisible();
  expect(panel.queryByTitle('Summer')).toBeNull();
});

test('collections that cannot be loaded are loaded again', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user, panel } = await openPanel({ [read]: () => (isAway ? away : collections) });
  expect(await panel.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByTitle('Our picks')).toBeVisible();
});

test('without a collection by hand, one can be added; a new product is saved first', async () => {
  const { user, panel } = await openPanel({ [read]: collectionsOfProduct() });
  expect(await panel.findByRole('link', { name: 'Add collection' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await openForm(user, 'Add New Product');
  expect(screen.getByText(/^Save the product first/)).toBeVisible();
});
