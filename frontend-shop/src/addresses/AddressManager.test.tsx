import { refuse } from '@haberdash/kit/testing/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openShop } from '../testing/open-shop';
import { address, addressList } from '../testing/samples';
import { addressesLoaded } from './addresses.slice';

const listRoute = 'GET /api/shop/address/get/{userId}';
const addRoute = 'POST /api/shop/address/add';
const editRoute = 'PUT /api/shop/address/update/{userId}/{addressId}';

async function openAddresses(answers: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop('/shop/account', answers);
  await shop.user.click(screen.getByRole('tab', { name: 'Address' }));
  const ready = await screen.findByRole('button', { name: /^(Add|Add another address)$/ });
  return { ...shop, openForm: () => shop.user.click(ready) };
}

async function fill(user: UserEvent, notes = 'Ring twice') {
  await user.selectOptions(await screen.findByLabelText('Country'), 'Portugal');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '7 Thread Lane');
  await user.type(screen.getByLabelText('City'), 'Porto');
  await user.type(screen.getByLabelText('Pincode'), '4000-123');
  await user.type(screen.getByLabelText('Phone'), '900');
  await user.type(screen.getByLabelText('Notes'), notes);
}

test('a complete address is added', async () => {
  const { user, toasts, sentTo } = await openAddresses({ [addRoute]: { success: true, data: address(7) } });
  await fill(user);
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), '  ');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();

  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Porto');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('7 Thread Lane')).toBeVisible();
  expect(sentTo(addRoute)[0]!.body).toEqual({
    userId: 'user-1',
    recipient: null,
    country: 'PT',
    address: '7 Thread Lane',
    city: 'Porto',
    region: '',
    pincode: '4000-123',
    phone: '900',
    notes: 'Ring twice',
  });
  expect(toasts).toEqual([{ variant: 'success', message: 'Address added successfully' }]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveFocus();
});

test('notes are optional: the form sends a dash for none, which is not shown', async () => {
  const { user, sentTo } = await openAddresses({
    [addRoute]: { success: true, data: { ...address(7), notes: '-' } },
  });
  await fill(user, ' ');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  const card = await screen.findByRole('listitem');
  expect(sentTo(addRoute)[0]!.body).toMatchObject({ notes: '-' });
  expect(within(card).queryByText('-')).not.toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'Edit 7 Thread Lane' }));
  expect(screen.getByLabelText('Notes')).toHaveValue('');
});

test('a button opens the form for another address and gets the focus back', async () => {
  const { user, openForm } = await openAddresses({ [listRoute]: addressList(address(1)) });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await openForm();
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Add another address' })).toHaveFocus();
});

test("the recipient is the account's name until another one is typed", async () => {
  const { user, sentTo } = await openAddresses({ [addRoute]: { success: true, data: address(7) } });
  const recipient = screen.getByLabelText('Recipient');
  expect(recipient).toHaveValue('Sam Shopper');
  await fill(user);
  await user.clear(recipient);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.type(recipient, 'Ann Lee');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sentTo(addRoute)[0]?.body).toMatchObject({ recipient: 'Ann Lee' }));
});

test("the country is the shop's at first, and the fields follow it", async () => {
  const { user, sentTo } = await openAddresses({ [addRoute]: { success: true, data: address(7) } });
  expect(await screen.findByRole('combobox', { name: 'State' })).toHaveValue('');
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('United States');
  expect(screen.getByLabelText('Pincode')).toHaveAccessibleDescription('ZIP code, like 95014');
  await user.selectOptions(screen.getByLabelText('State'), 'Illinois');

  await user.selectOptions(screen.getByLabelText('Country'), 'Hong Kong SAR China');
  expect(screen.queryByLabelText('Pincode')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Region' })).toHaveValue('');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Queens Road');
  await user.type(screen.getByLabelText('City'), 'Central');
  await user.type(screen.getByLabelText('Phone'), '2525 0000');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(sentTo(addRoute)[0]?.body).toMatchObject({
      country: 'HK',
      city: 'Central',
      pincode: '',
      region: '',
    }),
  );
});

test.each([
  ['United States', '10115'],
  ['United States', '62701-1234'],
  ['Portugal', '4000-123'],
])('in %s, %s is accepted as a pincode', async (country, pincode) => {
  const { user, sentTo } = await openAddresses({ [addRoute]: { success: true, data: address(7) } });
  await fill(user);
  await user.selectOptions(screen.getByLabelText('Country'), country);
  await user.clear(screen.getByLabelText('Pincode'));
  await user.type(screen.getByLabelText('Pincode'), pincode);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sentTo(addRoute)[0]?.body).toMatchObject({ pincode }));
});

test('a state that the server needs is asked for at its field', async () => {
  const { user } = await openAddresses({
    [addRoute]: refuse(400, {
      code: 'MALFORMED_REQUEST',
      message: 'region: must not be empty',
      errors: [{ path: 'region', message: 'must not be empty' }],
    }),
  });
  await fill(user);
  await user.selectOptions(screen.getByLabelText('Country'), 'United States');
  await user.clear(screen.getByLabelText('Pincode'));
  await user.type(screen.getByLabelText('Pincode'), '00000');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const state = screen.getByLabelText('State');
  await waitFor(() => expect(state).toHaveAccessibleDescription('This must not be empty'));
  expect(state).toHaveFocus();

  await user.selectOptions(screen.getByLabelText('Country'), 'Hong Kong SAR China');
  expect(screen.getByLabelText('Region')).toHaveAccessibleDescription('Optional');
});

test.each([
  ['Phone', 'none', 'Enter a phone number, for example +1 555 0100'],
  ['Pincode', 'N/A', 'Use only letters, digits, spaces and hyphens'],
  ['Pincode', '4000', 'Enter a Postcode, like 2725-079'],
])('an invalid %s is reported before the form is sent', async (label, nonsense, hint) => {
  const { user, sentTo } = await openAddresses();
  await fill(user);
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), nonsense);
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(hint);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(sentTo(addRoute)).toEqual([]);
});

test.each(['4000123', '４０００－１２３', '\u202aPT-4000\u00a0123\u202c'])(
  'the pasted postcode %j is left to the server',
  async (pincode) => {
    const { user, sentTo } = await openAddresses({ [addRoute]: { success: true, data: address(7) } });
    await fill(user);
    await user.clear(screen.getByLabelText('Pincode'));
    await user.click(screen.getByLabelText('Pincode'));
    await user.paste(pincode);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(sentTo(addRoute)).toHaveLength(1));
  },
);

test('a country whose parcels arrive without a postcode asks for none', async () => {
  const { user, sentTo } = await openAddresses({ [addRoute]: { success: true, data: address(7) } });
  await fill(user);
  await user.selectOptions(screen.getByLabelText('Country'), 'Kenya');
  await user.clear(screen.getByLabelText('Pincode'));
  expect(screen.getByLabelText('Pincode')).toHaveAccessibleDescription('Optional: Postcode, like 20100');
  expect(screen.getByLabelText('Pincode')).not.toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sentTo(addRoute)[0]?.body).toMatchObject({ country: 'KE', pincode: '' }));
});

test('a fourth address is refused before the form opens', async () => {
  const { openForm, toasts } = await openAddresses({
    [listRoute]: addressList(address(1), address(2), address(3)),
  });
  const another = screen.getByRole('button', { name: 'Add another address' });
  expect(another).toHaveAccessibleDescription(/delete one first/);
  await openForm();

  expect(toasts).toEqual([{ variant: 'destructive', message: 'You can add max 3 addresses' }]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('an address typed while a third one was added elsewhere is refused and the form cleared', async () => {
  const { user, store, openForm, toasts, sentTo } = await openAddresses({
    [listRoute]: addressList(address(1), address(2)),
  });
  await openForm();
  await fill(user);
  act(() => void store.dispatch(addressesLoaded([address(1), address(2), address(3)])));
  await user.click(screen.getByRole('button', { name: 'Add' }));

  await waitFor(() =>
    expect(toasts).toEqual([{ variant: 'destructive', message: 'You can add max 3 addresses' }]),
  );
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('');
  expect(sentTo(addRoute)).toEqual([]);
});

test('an address can be edited in the form, also when there are three', async () => {
  const { user, toasts, sentTo } = await openAddresses({
    [listRoute]: addressList(address(1), address(2), address(3)),
    [editRoute]: { success: true, data: { ...address(2), city: 'Lisbon' } },
  });
  await user.click(screen.getByRole('button', { name: 'Edit 2 Thread Lane' }));
  const city = screen.getByLabelText('City');
  expect(city).toHaveValue('Porto');
  await user.clear(city);
  await user.type(city, 'Lisbon');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('4000-123 Lisbon')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(sentTo('PUT /api/shop/address/update/user-1/address-2')).toHaveLength(1);
  expect(toasts).toEqual([{ variant: 'success', message: 'Address updated successfully' }]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('deleting an address keeps the focus in the list and can be undone', async () => {
  const { user, store, toasts, sentTo } = await openAddresses({
    [listRoute]: addressList(address(1), address(2)),
    [addRoute]: { success: true, data: { ...address(1), _id: 'address-7' } },
    'DELETE /api/shop/address/delete/{userId}/{addressId}': { success: true, message: 'Done' },
  });
  await user.click(screen.getByRole('button', { name: 'Delete 1 Thread Lane' }));
  await waitFor(() => expect(screen.queryByText('1 Thread Lane')).not.toBeInTheDocument());
  expect(screen.getByText('2 Thread Lane')).toBeVisible();
  expect(screen.getByRole('list')).toHaveFocus();
  expect(toasts).toMatchObject([{ variant: 'success', message: 'Address deleted successfully' }]);

  expect(toasts[0]!.action!.label).toBe('Undo');
  act(() => void store.dispatch(toasts[0]!.action!.dispatches));
  expect(await screen.findByText('1 Thread Lane')).toBeVisible();
  expect(sentTo(addRoute)[0]!.body).toMatchObject({ userId: 'user-1', address: '1 Thread Lane' });
});

test('the input stays when it could not be saved', async () => {
  const { user, toasts } = await openAddresses({
    [addRoute]: refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'Back in a minute' }]));
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('7 Thread Lane');
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
});

test('a server-side validation error is shown at its field, which gets the focus', async () => {
  const { user, toasts } = await openAddresses({
    [addRoute]: refuse(400, {
      code: 'MALFORMED_REQUEST',
      message: 'phone: must hold no control characters',
      errors: [{ path: 'phone', message: 'must hold no control characters' }],
    }),
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add' }));

  const phone = screen.getByLabelText('Phone');
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Phone must hold no control characters'));
  expect(phone).toHaveFocus();
  expect(toasts).toEqual([]);
});

test('loading the addresses can be retried', async () => {
  let isDown = true;
  const { user } = await openAddresses({
    [listRoute]: () =>
      isDown ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : addressList(address(1)),
  });
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('Back in a minute');
  isDown = false;
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 Thread Lane')).toBeVisible();
});
