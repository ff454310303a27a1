import { renderRemote } from '@haberdash/kit/testing/render-remote';
import type { Answers } from '@haberdash/kit/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { rememberCards } from '../../testing/product-cards';
import { bodyOf, chooseAction } from '../../testing/product-form';
import { filterBy, linenShirt, oxfordShirt, productList } from '../../testing/samples';

const list = 'GET /api/admin/products/get';
const change = 'PUT /api/admin/products/state';
const done = { success: true as const, message: 'Product updated successfully' };
const draft = { ...linenShirt, state: 'draft' as const };

const openProducts = (answers: Answers) => renderRemote(remote, { path: '/admin/products', answers });

afterEach(() => window.localStorage.clear());

test('a draft says so on its card, and a published product does not', async () => {
  rememberCards();
  await openProducts({ [list]: productList(draft, oxfordShirt) });
  expect(await screen.findByText('Draft')).toBeVisible();
  expect(screen.queryByText('Published')).not.toBeInTheDocument();
});

test('a planned draft shows its time', async () => {
  await openProducts({ [list]: productList({ ...draft, publishAt: '2026-11-25T09:30:00.000Z' }) });
  expect(await screen.findByText('Draft until 25 Nov 2026, 09:30')).toBeVisible();
});

test.each([
  ['Publish now', draft, 'published'],
  ['Archive', linenShirt, 'archived'],
  ['Make a draft', linenShirt, 'draft'],
])('%s changes the state of one product', async (action, product, state) => {
  const { user, sent, toasts } = await openProducts({ [list]: productList(product), [change]: done });
  await chooseAction(user, 'Linen Shirt', action);
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: done.message }]));
  expect(bodyOf(sent, change)).toEqual({ ids: [product._id], state });
});

test('a draft is published at a time of the shop', async () => {
  const { user, sent, toasts } = await openProducts({ [list]: productList(draft), [change]: done });
  await chooseAction(user, 'Linen Shirt', 'Schedule…');
  fireEvent.change(await screen.findByLabelText('Day and time (UTC)'), {
    target: { value: '2026-12-01T08:00' },
  });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: done.message }]));
  expect(bodyOf(sent, change)).toEqual({
    ids: [draft._id],
    state: 'published',
    publishAt: '2026-12-01T08:00',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the link to the preview of a draft is made and copied, and says until when it works', async () => {
  const link = 'POST /api/admin/products/{id}/preview-link';
  const data = { path: '/shop/preview#a-token', expiresAt: '2026-12-02T10:00:00.000Z' };
  const { user, sent, toasts } = await openProducts({
    [list]: productList(draft),
    [link]: { success: true, data },
  });
  await chooseAction(user, 'Linen Shirt', 'Copy preview link …');
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview link' }));
  expect(dialog.getByLabelText('Preview link')).toHaveValue('http://localhost/shop/preview#a-token');
  expect(dialog.getByText('2 Dec 2026, 10:00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy the preview link' }));
  expect(await window.navigator.clipboard.readText()).toBe('http://localhost/shop/preview#a-token');
  expect(toasts).toEqual([{ variant: 'success', message: 'Copied the preview link' }]);
  expect(sent.map(({ call }) => call)).toContain(`POST /api/admin/products/${draft._id}/preview-link`);
});

test('a published product needs no preview', async () => {
  const { user } = await openProducts({ [list]: productList(linenShirt) });
  await user.click(await screen.findByRole('button', { name: 'More actions for Linen Shirt' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /preview/ })).toBeNull();
});

test('many products are archived together', async () => {
  let answer = () => {};
  const { user, sent, toasts } = await openProducts({
    [list]: productList(linenShirt, oxfordShirt),
    [change]: async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return done;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Linen Shirt' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Oxford Shirt' }));
  const selected = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(selected.getByRole('button', { name: 'Change status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await selected.findByText('Changing the status…')).toBeVisible();
  answer();
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: done.message }]));
  expect(bodyOf(sent, change)).toEqual({ ids: [linenShirt._id, oxfordShirt._id], state: 'archived' });
});

test('the list is filtered by state', async () => {
  const { user, currentPath } = await openProducts({ [list]: productList(draft) });
  await filterBy(user, 'Status', 'Archived');
  expect(currentPath()).toBe('/admin/products?state=archived');
});
