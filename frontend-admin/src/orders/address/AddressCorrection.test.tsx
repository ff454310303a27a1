import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import type { Order } from '../orders.api';
import { details, openDetails, openOrders, shopWith } from '../../testing/open-orders';
import { packedParcel, paidOrder, pick } from '../../testing/samples';

const correct = 'PUT /api/admin/orders/{id}/address';
const countries: Answers = {
  'GET /api/shop/countries': {
    success: true,
    data: [
      {
        code: 'PT',
        hasCity: true,
        postcode: { label: 'Postcode', pattern: '^\\d{4}-\\d{3}$', example: '2725-079', isRequired: true },
        region: null,
      },
      {
        code: 'US',
        hasCity: true,
        postcode: { label: 'ZIP code', pattern: '^\\d{5}$', example: '95014', isRequired: true },
        region: { label: 'State', options: [{ value: 'IL', name: 'Illinois' }] },
      },
      { code: 'SG', hasCity: false, postcode: null, region: null },
    ],
  },
};

async function openForm(order: Order, more: Answers = {}) {
  const page = await openOrders({ ...shopWith(order), ...countries, ...more });
  const dialog = await openDetails(page.user);
  await page.user.click(dialog.getByRole('button', { name: 'Correct address' }));
  const submit = () => page.user.click(dialog.getByRole('button', { name: 'Save address' }));
  const bodies = () => page.sent.filter(({ call }) => call.endsWith('/address')).map(({ body }) => body);
  return { ...page, dialog, submit, bodies };
}

const { addressId: _, phoneE164: __, ...address } = paidOrder.addressInfo;
const sentAs = { ...address, seenUpdateDate: paidOrder.orderUpdateDate };

test('the address is corrected, and the order shows the new one', async () => {
  let order = paidOrder;
  const { user, dialog, submit, bodies, toasts } = await openForm(paidOrder, {
    [details]: () => ({ success: true, data: order }),
    [correct]: () => {
      order = { ...order, addressInfo: { ...order.addressInfo, address: '14 Thread Lane' } };
      return { success: true, message: 'The address is corrected' };
    },
  });
  const street = dialog.getByRole('textbox', { name: 'Address' });
  expect(street).toHaveValue('12 Thread Lane');
  await user.clear(street);
  await user.type(street, '14 Thread Lane');
  await submit();

  expect(await dialog.findByText('14 Thread Lane')).toBeVisible();
  const { region: ___, ...withoutRegion } = sentAs;
  expect(bodies()).toEqual([{ ...withoutRegion, address: '14 Thread Lane' }]);
  expect(toasts).toEqual([{ variant: 'success', message: 'The address is corrected' }]);
  expect(dialog.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
});

test('the form asks for what the chosen country has', async () => {
  const { user, dialog, submit, bodies } = await openForm(paidOrder, {
    [correct]: { success: true, message: 'The address is corrected' },
  });
  expect(await dialog.findByText('Postcode, like 2725-079')).toBeVisible();
  expect(dialog.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
  await pick(user, 'Country', 'Singapore');
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument());
  expect(dialog.queryByRole('textbox', { name: /Pincode/ })).not.toBeInTheDocument();
  await pick(user, 'Country', 'United States');
  expect(await dialog.findByText('ZIP code, like 95014')).toBeVisible();
  await pick(user, 'State', 'Illinois');
  await submit();
  await waitFor(() => expect(bodies()).toMatchObject([{ country: 'US', region: 'IL', city: 'Porto' }]));
});

test('what the server refuses is shown at its field, and the input stays', async () => {
  const errors = [{ path: 'pincode', message: 'must be a Postcode like 2725-079' }];
  const { user, dialog, submit } = await openForm(paidOrder, {
    [correct]: refuse(400, { code: 'MALFORMED', message: 'Please check the fields', errors }),
  });
  const pincode = dialog.getByRole('textbox', { name: /Pincode/ });
  await user.clear(pincode);
  await submit();
  expect(await dialog.findByText('Enter the pincode')).toBeVisible();
  await user.type(pincode, '1');
  await submit();
  expect(await dialog.findByText('This must be a Postcode like 2725-079')).toBeVisible();
  expect(dialog.getByText('Please check the marked fields.')).toBeVisible();
  await waitFor(() => expect(pincode).toHaveFocus());
  expect(pincode).toHaveValue('1');
  await user.type(pincode, '2');
  await waitFor(() =>
    expect(dialog.queryByText('This must be a Postcode like 2725-079')).not.toBeInTheDocument(),
  );
});

test('an address to which the delivery does not go says so', async () => {
  const message = "Standard delivery doesn't go to this address.";
  const { dialog, submit } = await openForm(paidOrder, {
    [correct]: refuse(409, { code: 'NOT_DELIVERED_THERE', message }),
  });
  await submit();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Address' })).toBeVisible();
});

test('with a packed parcel, the staff are told to print its slip again', async () => {
  const { dialog } = await openForm({ ...paidOrder, parcels: [packedParcel] });
  expect(dialog.getByText(/Print the packing slips of packed parcels again/)).toBeVisible();
});

test.each<[string, Partial<Order>]>([
  ['a parcel is sent', { parcels: [{ ...packedParcel, status: 'sent' }] }],
  ['the order was sent without parcels', { orderStatus: 'inShipping' }],
  ['the order is rejected', { orderStatus: 'rejected' }],
  ['the order is picked up without one', { addressInfo: { ...paidOrder.addressInfo, address: '' } }],
  ['the order expired', { paymentStatus: 'failed', cancelReason: 'expired' }],
])('there is nothing to correct when %s', async (_case, fields) => {
  const { user } = await openOrders(shopWith({ ...paidOrder, ...fields }));
  await openDetails(user);
  expect(screen.queryByRole('button', { name: 'Correct address' })).not.toBeInTheDocument();
});

test('the history of the order has its corrections', async () => {
  const correction = { by: { kind: 'admin', name: 'Ada Admin' }, at: '2026-11-20T11:00:00.000Z' } as const;
  const { user } = await openOrders(shopWith({ ...paidOrder, addressCorrections: [correction] }));
  const dialog = await openDetails(user);
  expect(dialog.getByRole('list', { name: 'History' })).toHaveTextContent(/Address corrected.*Ada Admin/);
});
