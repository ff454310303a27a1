import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote';
import { fileInput } from '../testing/samples';
import type { NumberedTracking } from './tracking.api';

const save = 'PUT /api/admin/parcels/tracking-numbers';
const read = 'POST /api/admin/parcels/tracking-numbers/read';
const open = (answers: Answers) => renderRemote(remote, { path: '/admin/sending/tracking', answers });

/** The bytes of jsdom's files can't be read. */
const csvFile = (csv: string, encoding: BufferEncoding = 'utf8') =>
  Object.assign(new File([csv], 'numbers.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => Uint8Array.from(Buffer.from(csv, encoding)).buffer,
  });

/** A number may be news for a customer: the page asks. */
const choose = async (user: UserEvent, file: File) => {
  await user.upload(fileInput(), file);
  await user.click(await screen.findByRole('button', { name: 'Save numbers' }));
};

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
};

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

test('numbers are saved, and their parcels are sent where it is asked for', async () => {
  const { user, sent } = await open({
    ...saving,
    [read]: {
      success: true,
      data: { parcels: [{ number: 'HB-2', carrier: null, trackingNumber: '2Z' }], errors: [] },
    },
  });
  const [ofScan, ofFile] = await screen.findAllByRole('checkbox', { name: 'And ship, with e-mail' });
  await user.click(ofScan!);
  await user.type(screen.getByRole('textbox', { name: 'Parcel or order' }), 'HB-1{Enter}1Z{Enter}');
  await user.click(ofFile!);
  await user.upload(fileInput(), csvFile('number'));
  expect(
    await screen.findByText('The parcels are shipped, and we tell the customer by e-mail.'),
  ).toBeVisible();
  expect(sent.some(({ call }) => call === read)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save numbers' }));
  expect(await screen.findByText('2 tracking numbers are saved.')).toBeVisible();
  const saves = sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  expect(saves).toMatchObject([
    { sent: true, parcels: [{ number: 'HB-1' }] },
    { sent: true, parcels: [{ number: 'HB-2' }] },
  ]);
});

test('the rows of a file are saved in steps, and those that are not are named', async () => {
  const parcels = Array.from({ length: 120 }, (_, place) => ({
    number: `HB-${place}`,
    carrier: null,
    trackingNumber: `1Z${place}`,
  }));
  const { user, sent } = await open({
    ...saving,
    [read]: {
      success: true,
      data: { parcels, errors: [{ row: 7, message: 'number must not be empty' }] },
    },
  });
  await screen.findByText(/Drag a CSV file here/);
  await choose(user, csvFile('number'));
  expect(await screen.findByText('119 tracking numbers are saved.')).toBeVisible();
  const notSaved = within(screen.getByRole('list', { name: 'Not saved' }));
  expect(notSaved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 7: number must not be empty',
    'HB-9: There is no such parcel',
  ]);
  expect(screen.getByText('120 of 120')).toBeVisible();
  const steps = sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => parcelsIn(body).length);
  expect(steps).toEqual([50, 50, 20]);
});

test('a file in UTF-16, as Excel saves it, is sent as its text', async () => {
  const { user, sent } = await open({
    ...saving,
    [read]: { success: true, data: { parcels: [], errors: [] } },
  });
  await screen.findByText(/Drag a CSV file here/);
  await choose(user, csvFile('\uFEFFnumber\tcarrier\nHB-1\tÉclair', 'utf16le'));
  await waitFor(() => expect(sent[0]?.body).toEqual({ csv: 'number\tcarrier\nHB-1\tÉclair' }));
});

test('a file that can not be read says why', async () => {
  const message = 'Unknown columns: colour.';
  const { user } = await open({ [read]: refuse(400, { code: 'UNREADABLE_CSV', message }) });
  await screen.findByText(/Drag a CSV file here/);
  await choose(user, csvFile('colour'));
  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
});
