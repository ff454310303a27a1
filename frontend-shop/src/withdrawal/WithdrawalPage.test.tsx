import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { shopContent } from '../testing/samples';

const route = 'POST /api/shop/withdrawals';
const received = {
  receivedDate: '2026-11-20T09:30:07.123Z',
  receivedClock: '2026-11-20 10:30:07',
  timeZone: 'Europe/Berlin',
};
const accepts: Answers = {
  [route]: ({ body }) => ({ success: true, data: { ...(body as Typed), ...received } }),
};

interface Typed {
  _id: string;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
}

/** A visitor, as long as nobody is said to be signed in. */
async function openForm(answers: Answers = accepts, path = '/shop/withdraw') {
  const shop = await openShop(path, answers, null);
  const fill = async (texts: Record<string, string> = {}) => {
    const all = { Name: 'Sam Shopper', 'Order number': 'HB-10001', 'E-mail': 'sam@mail.test', ...texts };
    for (const [label, text] of Object.entries(all)) {
      const field = await screen.findByLabelText(label);
      await shop.user.clear(field);
      if (text) await shop.user.type(field, text);
    }
    await shop.user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  const confirm = async () =>
    shop.user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
  return { ...shop, fill, confirm };
}

test('a visitor withdraws in two steps, and keeps the receipt', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, fill, confirm, sentTo } = await openForm();
  expect(await screen.findByRole('heading', { level: 1, name: 'Withdraw from contract here' })).toBeVisible();
  expect(document.title).toBe('Withdraw from contract here · Haberdash');
  await fill({ 'Message (optional)': 'Only the shirt' });

  expect(await screen.findByRole('heading', { name: 'Is this right?' })).toHaveFocus();
  for (const text of ['Sam Shopper', 'HB-10001', 'sam@mail.test', 'Only the shirt'])
    expect(screen.getByText(text)).toBeVisible();
  expect(sentTo(route)).toEqual([]);

  await confirm();
  expect(await screen.findByRole('heading', { name: 'We have received your withdrawal' })).toHaveFocus();
  expect(screen.getByText('20 November 2026, 10:30:07 (Europe/Berlin)')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('sam@mail.test');
  await user.click(screen.getByRole('button', { name: 'Print or save' }));
  expect(print).toHaveBeenCalled();
});

test('the labels and the text above the form are those of the shop', async () => {
  const withdrawal = { label: 'Cancel my contract', confirm: 'Yes, cancel it', intro: 'Sorry to hear it.' };
  const content = { success: true as const, data: shopContent({ withdrawal }) };
  const { fill } = await openForm({ ...accepts, 'GET /api/shop/content': content });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancel my contract' })).toBeVisible();
  expect(screen.getByText('Sorry to hear it.')).toBeVisible();
  await fill();
  expect(await screen.findByRole('button', { name: 'Yes, cancel it' })).toBeVisible();
});

test('the function is there where the words of the shop could not be loaded', async () => {
  const { fill } = await openForm({
    ...accepts,
    'GET /api/shop/content': refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  });
  await fill();
  expect(await screen.findByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
});

test('the form says at each field what is missing, and goes to the first', async () => {
  const { fill, sentTo } = await openForm();
  await fill({ Name: ' ', 'E-mail': 'nobody' });
  expect(await screen.findByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name');
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
  expect(screen.getByLabelText('Order number')).not.toHaveAttribute('aria-invalid');
  expect(sentTo(route)).toEqual([]);
});

test('what was typed can be changed before it is confirmed, and is another statement then', async () => {
  const { user, fill, confirm, sentTo } = await openForm();
  await fill();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Sam Shopper');
  await fill({ Name: 'Ada Lovelace' });
  await confirm();
  await screen.findByRole('heading', { name: 'We have received your withdrawal' });
  expect(sentTo(route)).toMatchObject([{ body: { name: 'Ada Lovelace', orderNumber: 'HB-10001' } }]);
});

test('a try that failed can be repeated, as the same statement', async () => {
  let isAway = true;
  const { fill, confirm, sentTo } = await openForm({
    [route]: ({ body }) =>
      isAway
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data: { ...(body as Typed), ...received } },
  });
  await fill();
  await confirm();
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveFocus();
  expect(within(problem).getByText('Back in a minute')).toBeVisible();
  isAway = false;
  await confirm();
  await screen.findByRole('heading', { name: 'We have received your withdrawal' });
  const [first, second] = sentTo(route).map(({ body }) => (body as Typed)._id);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
});

test('what the server refuses stands at its field', async () => {
  const { fill, confirm } = await openForm({
    [route]: refuse(400, {
      code: 'INVALID',
      message: 'email must be an email address',
      errors: [{ path: 'email', message: 'must be an email address' }],
    }),
  });
  await fill();
  await confirm();
  const email = await screen.findByLabelText('E-mail');
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(email).toHaveValue('sam@mail.test');
});

test('from an order, the form knows its number; who is signed in need not type a name', async () => {
  await openShop('/shop/withdraw?order=HB-10042', accepts);
  expect(await screen.findByLabelText('Order number')).toHaveValue('HB-10042');
  expect(screen.getByLabelText('Name')).not.toHaveValue('');
  expect(screen.getByLabelText('E-mail')).not.toHaveValue('');
});
