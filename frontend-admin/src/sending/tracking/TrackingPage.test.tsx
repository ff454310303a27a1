import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';
import { fileInput } from '../../testing/samples';
import type { NumberedTracking } from './tracking.api';

const save = 'PUT /api/admin/parcels/tracking-numbers';
const preview = 'POST /api/admin/parcels/tracking-numbers/preview';
const read = 'POST /api/admin/parcels/tracking-numbers/read';
const open = (answers: Answers) => renderRemote(remote, { path: '/admin/sending/tracking', answers });

/** The bytes of jsdom's files can't be read. */
const csvFile = (csv: string, encoding: BufferEncoding = 'utf8') =>
  Object.assign(new File([csv], 'numbers.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => Uint8Array.from(Buffer.from(csv, encoding)).buffer,
  });

const choose = (user: UserEvent, file: File) => user.upload(fileInput(), file);

const parcelsIn = (body: unknown) => (body as { parcels: NumberedTracking[] }).parcels;

/** Saves all but those of the order HB-9. */
const saving: Answers = {
  [save]: ({ body }) => ({
    success: true,
    data: parcelsIn(body).map(({ number }) => ({
      number,
      refusal: number === 'HB-9' ? { code: 'PARCEL_NOT_FOUND', message: 'There is no such parcel' } : null,
    })),
  }),
  [preview]: ({ body }) => ({
    success: true,
    data: parcelsIn(body).map(({ number }) =>
      number === 'HB-9'
        ? { number, refusal: { code: 'PARCEL_NOT_FOUND', message: 'There is no such parcel' }, change: null }
        : { number, refusal: null, change: previewed(number, (body as { sent: boolean }).sent) },
    ),
  }),
};

const previewed = (number: string, isSent: boolean) => ({
  orderNumber: number,
  parcelNumber: `${number}-1`,
  shopperName: 'Sam Shopper',
  former: '1A',
  isPacked: isSent,
  isSent,
  isTold: isSent,
});

test("a scanner's Enter leads from the parcel to its tracking number, saves, and goes on to the next", async () => {
  const { user, sent } = await open(saving);
  await user.type(await screen.findByRole('textbox', { name: 'Carrier' }), 'UPS');
  const number = screen.getByRole('textbox', { name: 'Parcel or order' });
  await user.type(number, 'HB-10001-1{Enter}');
  expect(screen.getByRole('textbox', { name: 'Tracking number' })).toHaveFocus();
  await user.keyboard('1Z999{Enter}');
  expect(number).toHaveFocus();
  expect(number).toHaveValue('');
  await user.keyboard('HB-9{Enter}7{Enter}');
  expect(await screen.findByText('HB-9: There is no such parcel')).toBeVisible();
  expect(screen.getByText('1 tracking number is saved.')).toBeVisible();
  expect(sent.map(({ body }) => parcelsIn(body))).toEqual([
    [{ number: 'HB-10001-1', carrier: 'UPS', trackingNumber: '1Z999' }],
    [{ number: 'HB-9', carrier: 'UPS', trackingNumber: '7' }],
  ]);
});

const withRows = (parcels: NumberedTracking[], errors: { row: number; message: string }[] = []): Answers => ({
  ...saving,
  [read]: { success: true, data: { parcels, errors } },
});
const row = (number: string) => ({ number, carrier: null, trackingNumber: '2Z' });

test('a scanned parcel is sent with its number where it is asked for', async () => {
  const { user, sent } = await open(saving);
  await user.click(await screen.findByRole('checkbox', { name: 'And ship, with e-mail' }));
  await user.type(screen.getByRole('textbox', { name: 'Parcel or order' }), 'HB-1{Enter}1Z{Enter}');
  expect(await screen.findByText('1 order is shipped.')).toBeVisible();
  const dispatchId = expect.any(String) as string;
  expect(sent.at(-1)!.body).toMatchObject({ sent: true, dispatchId, parcels: [{ number: 'HB-1' }] });
});

test('a file shows what each row would do before anything is saved', async () => {
  const { user, sent } = await open(
    withRows([row('HB-2'), row('HB-9')], [{ row: 4, message: 'number must not be empty' }]),
  );
  await screen.findByText(/Drag a CSV file/);
  await choose(user, csvFile('number'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tracking numbers of the file' }));
  expect(await dialog.findByText('1 of 3 rows are fine, 2 can’t be saved.')).toBeVisible();
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ParcelTracking numberCustomerWhat happens',
    'Row 4number must not be empty',
    'HB-92ZThere is no such parcel',
    'HB-2-12ZSam Shoppernumber replaces 1A',
  ]);
  await user.click(dialog.getByRole('checkbox', { name: 'And ship, with e-mail' }));
  expect(await dialog.findByText('packed, number replaces 1A, shipped, customer told')).toBeVisible();
  expect(sent.some(({ call }) => call === save)).toBe(false);
  await user.click(await dialog.findByRole('button', { name: 'Save and ship 1 number' }));
  expect(await screen.findByText('1 order is shipped.')).toBeVisible();
  const { body } = sent.find(({ call }) => call === save)!;
  expect(body).toMatchObject({
    sent: true,
    dispatchId: expect.any(String) as string,
    parcels: [{ number: 'HB-2' }, { number: 'HB-9' }],
  });
});

test('the rows of a file are saved in steps, and those that are not are named', async () => {
  const parcels = Array.from({ length: 120 }, (_, place) => row(`HB-${place}`));
  const { user, sent } = await open(withRows(parcels, [{ row: 7, message: 'number must not be empty' }]));
  await screen.findByText(/Drag a CSV file/);
  await choose(user, csvFile('number'));
  await user.click(await screen.findByRole('button', { name: 'Save 119 numbers' }));
  expect(await screen.findByText('119 tracking numbers are saved.')).toBeVisible();
  const notSaved = within(screen.getByRole('list', { name: 'Not saved' }));
  expect(notSaved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 7: number must not be empty',
    'HB-9: There is no such parcel',
  ]);
  const stepsOf = (call: string) =>
    sent.filter((one) => one.call === call).map(({ body }) => parcelsIn(body).length);
  expect([stepsOf(preview), stepsOf(save)]).toEqual([
    [50, 50, 20],
    [50, 50, 20],
  ]);
});

test('a file in UTF-16, as Excel saves it, is sent as its text', async () => {
  const { user, sent } = await open({
    ...saving,
    [read]: { success: true, data: { parcels: [], errors: [] } },
  });
  await screen.findByText(/Drag a CSV file/);
  await choose(user, csvFile('\uFEFFnumber\tcarrier\nHB-1\tÉclair', 'utf16le'));
  await waitFor(() => expect(sent[0]?.body).toEqual({ csv: 'number\tcarrier\nHB-1\tÉclair' }));
});

test('a file that can not be read says why', async () => {
  const message = 'Unknown columns: colour.';
  const { user } = await open({ [read]: refuse(400, { code: 'UNREADABLE_CSV', message }) });
  await screen.findByText(/Drag a CSV file/);
  await choose(user, csvFile('colour'));
  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
});
