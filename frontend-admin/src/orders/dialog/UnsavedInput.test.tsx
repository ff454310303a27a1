import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openDetails, openOrders, shopWith } from '../../testing/open-orders';
import { packedParcel, paidOrder } from '../../testing/samples';

const questionOrNull = () =>
  screen.queryByText('Discard unsaved changes?', { selector: '.ant-modal-confirm-title' });
const asked = () => waitFor(() => expect(questionOrNull()).toBeVisible());
const dialogOrNull = () => screen.queryByRole('dialog', { name: 'Order Details' });
const field = (name: string) => screen.getByRole('textbox', { name });
const closeDialog = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }));
const discard = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Discard changes' }));
/** Types, and waits until the page knows of it. */
async function write(user: UserEvent, note: string) {
  await user.type(field('New note'), note);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(isAsked()).toBe(true));
}
const closed = (path: string, currentPath: () => string) =>
  waitFor(() => {
    expect(dialogOrNull()).not.toBeInTheDocument();
    expect(currentPath()).toBe(path);
  });

const openPacked = (path?: string) =>
  openOrders(
    {
      ...shopWith({ ...paidOrder, parcels: [packedParcel] }),
      'GET /api/shop/countries': { success: true, data: [] },
    },
    path,
  );

test.each(['New note', 'Tracking number', 'Carrier', 'Recipient'])(
  'what is typed into "%s" is discarded only after a question',
  async (name) => {
    const { user, currentPath } = await openPacked();
    const dialog = await openDetails(user);
    await user.click(dialog.getByRole('button', { name: 'Correct address' }));
    const before = dialog.getByRole<HTMLInputElement>('textbox', { name }).value;
    await user.type(field(name), 'Gift');
    await closeDialog(user);
    await asked();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(questionOrNull()).not.toBeInTheDocument());
    expect(field(name)).toHaveValue(`${before}Gift`);
    await closeDialog(user);
    await asked();
    await discard(user);
    await closed('/admin/orders', currentPath);
  },
);

test('Back asks, too, and an order that is opened again has empty fields', async () => {
  const { user, currentPath, goBack } = await openPacked();
  await openDetails(user);
  await write(user, 'Gift wrap');
  await goBack();
  await asked();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(field('New note')).toHaveValue('Gift wrap');
  await goBack();
  await asked();
  await discard(user);
  await closed('/admin/orders', currentPath);

  await openDetails(user);
  expect(field('New note')).toHaveValue('');
  await closeDialog(user);
  await closed('/admin/orders', currentPath);
  expect(questionOrNull()).not.toBeInTheDocument();
});

test('an order that a link has opened asks before Back, and closes on its page', async () => {
  const { user, currentPath, goBack } = await openPacked('/admin/orders?payment=paid&order=order-1');
  await screen.findByText('Shipping Info');
  await write(user, 'Gift wrap');
  await goBack();
  await asked();
  await discard(user);
  await closed('/admin/orders?payment=paid', currentPath);
});

test('input that was taken back needs no question', async () => {
  const { user, currentPath } = await openPacked();
  await openDetails(user);
  await user.type(field('New note'), 'G{Backspace}');
  await closeDialog(user);
  await closed('/admin/orders', currentPath);
});
