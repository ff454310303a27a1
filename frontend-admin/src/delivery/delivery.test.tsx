import { refuse } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { answers, delivery, openDelivery, standard } from '../testing/open-delivery';
import type { Method } from './delivery.api';

const done = (message: string) => ({ success: true as const, message });
const postZone = 'POST /api/admin/delivery/zones';
const postMethod = 'POST /api/admin/delivery/methods';
const putMethod = 'PUT /api/admin/delivery/methods/{id}';
const putCalendar = 'PUT /api/admin/delivery/calendar';

test('zones, methods and working days are shown', async () => {
  await openDelivery();
  expect(screen.getByText('All other countries')).toBeVisible();
  expect(screen.getByText('United States, postcodes 995…, 996…')).toBeVisible();
  expect(screen.getByText('$4.90; free from $50.00')).toBeVisible();
  expect(screen.getByText('3–5 working days, ordered before 14:00 · DHL')).toBeVisible();
  expect(screen.getByText('$9.90; from 1.5 kg: $19.90')).toBeVisible();
  expect(screen.getByText('1 working day, ordered before 14:00 · DHL')).toBeVisible();
  expect(screen.getByText('Off')).toBeVisible();
  expect(screen.getByText('The shop does not deliver there: this zone has no method.')).toBeVisible();
  expect(screen.getByText('Monday to Friday, in the time zone Europe/Berlin')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Holidays' })).toHaveTextContent('25 December 2026: Christmas Day');
});

test('a zone is added', async () => {
  const { user, bodyOf, sheet, toasts } = await openDelivery({
    [postZone]: { success: true, data: { id: 'alps' } },
  });
  await user.click(screen.getByRole('button', { name: 'Add zone' }));
  const form = await sheet('Add zone');
  await user.type(form.getByLabelText('Name'), 'New York');
  await user.click(form.getByRole('combobox', { name: 'Countries' }));
  await user.click(await screen.findByTitle('United States'));
  await user.type(form.getByRole('combobox', { name: 'Postcodes' }), '10,');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: 'Zone saved successfully' }]));
  expect(bodyOf(postZone)).toEqual({ name: 'New York', countries: ['US'], postcodePrefixes: ['10'] });
});

test('a method is added to a zone, with a table by weight', async () => {
  const { user, bodyOf, sheet } = await openDelivery({ [postMethod]: { success: true, data: { id: 'm' } } });
  await user.click(screen.getByRole('button', { name: 'Add method to Alaska' }));
  const form = await sheet('Add method');
  await user.type(form.getByLabelText('Name'), 'Flight');
  await user.click(form.getByRole('combobox', { name: 'Prices depend on' }));
  await user.click(await screen.findByTitle('The weight of the cart'));
  await user.clear(form.getByLabelText('Delivery price of step 1'));
  await user.type(form.getByLabelText('Delivery price of step 1'), '9.90');
  await user.click(form.getByRole('button', { name: 'Add step' }));
  await user.type(form.getByLabelText('Cart weight of step 2'), '2000');
  await user.type(form.getByLabelText('Delivery price of step 2'), '19.90');
  await user.clear(form.getByLabelText('Fewest working days'));
  await user.clear(form.getByLabelText('Most working days'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(postMethod)).toMatchObject({
      zoneId: 'alaska',
      name: 'Flight',
      table: {
        measure: 'weight',
        steps: [
          { from: 0, price: '9.90' },
          { from: '2000', price: '19.90' },
        ],
      },
      workingDays: null,
      cutOff: '14:00',
    }),
  );
});

test('a pick-up says where, and has no carrier', async () => {
  const { user, bodyOf, sheet } = await openDelivery({ [putMethod]: done('Saved') });
  await user.click(screen.getByRole('button', { name: 'Edit Standard delivery in Everywhere' }));
  const form = await sheet('Edit Standard delivery');
  await user.click(form.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByTitle('Pick-up'));
  await user.type(await form.findByLabelText('Pick-up point'), 'Mill Lane 1, from 9 to 17');
  expect(form.queryByLabelText('Tracking address')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(putMethod)).toMatchObject({
      kind: 'pick-up',
      pickUpText: 'Mill Lane 1, from 9 to 17',
      version: 4,
    }),
  );
});

test("a refused field shows the server's message", async () => {
  const { user, sheet } = await openDelivery({
    [putMethod]: refuse(400, {
      code: 'INVALID',
      message: 'Please check your input',
      errors: [{ path: 'table.steps.0.price', message: 'must be an amount like 49.99' }],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Edit Express in Everywhere' }));
  const form = await sheet('Edit Express');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This must be an amount like 49.99')).toBeVisible();
  expect(form.getByRole('alert')).toHaveTextContent('Please check the marked fields.');
  const price = form.getByLabelText('Delivery price of step 1');
  expect(price).toHaveFocus();
  await user.type(price, '5');
  await waitFor(() => expect(form.queryByText('This must be an amount like 49.99')).not.toBeInTheDocument());
});

test('what is refused about all holidays is told below the form', async () => {
  const { user, sheet } = await openDelivery({
    [putCalendar]: refuse(400, {
      code: 'INVALID',
      message: 'holidays: must name each day once',
      errors: [{ path: 'holidays', message: 'must name each day once' }],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Edit calendar' }));
  const form = await sheet('Edit calendar');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Holidays must name each day once.'));
});

test('what another admin saved in between is not overwritten', async () => {
  let saved = delivery;
  const { user, bodyOf, sheet } = await openDelivery({
    'GET /api/admin/delivery': () => ({ success: true, data: saved }),
    [putMethod]: ({ body }) =>
      (body as Method).version === 5
        ? done('Saved')
        : refuse(409, { code: 'STALE_DELIVERY', message: 'Someone else has changed this.' }),
  });
  await user.click(screen.getByRole('button', { name: 'Edit Standard delivery in Everywhere' }));
  const form = await sheet('Edit Standard delivery');
  await user.type(form.getByLabelText('Name'), ' home');
  saved = { ...delivery, methods: [{ ...standard, cutOff: '12:00', version: 5 }] };
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await form.findByRole('button', { name: 'Load the latest version' }));
  expect(await form.findByText('Updated: Cut-off time')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodyOf(putMethod)).toMatchObject({ name: 'Standard delivery home', cutOff: '12:00', version: 5 });
});

test('a zone with methods is not deleted, a method is after a question', async () => {
  const { user, sent, toasts } = await openDelivery({
    'DELETE /api/admin/delivery/methods/{id}': done('Delivery method deleted'),
  });
  expect(screen.getByRole('button', { name: 'Delete Everywhere' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete Alaska' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Delete Express in Everywhere' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: 'Delivery method deleted' }]));
  expect(sent.filter(({ call }) => call === 'GET /api/admin/delivery')).toHaveLength(2);
});

test('working days and holidays are edited', async () => {
  const { user, bodyOf, sheet } = await openDelivery({ [putCalendar]: done('Calendar saved') });
  await user.click(screen.getByRole('button', { name: 'Edit calendar' }));
  const form = await sheet('Edit calendar');
  await user.click(form.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(form.getByRole('button', { name: 'Remove holiday 1' }));
  await user.click(form.getByRole('button', { name: 'Add holiday' }));
  await user.type(form.getByLabelText('Day of holiday 1'), '2027-01-01');
  await user.type(form.getByLabelText('Name of holiday 1'), 'New Year');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(putCalendar)).toEqual({
      version: 3,
      workingWeekdays: [1, 2, 3, 4, 5, 6],
      holidays: [{ day: '2027-01-01', name: 'New Year' }],
    }),
  );
});

test('a calendar without working days is not saved', async () => {
  const { user, bodyOf, sheet } = await openDelivery();
  await user.click(screen.getByRole('button', { name: 'Edit calendar' }));
  const form = await sheet('Edit calendar');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await user.click(form.getByRole('checkbox', { name: day }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Choose at least one day')).toBeVisible();
  expect(bodyOf(putCalendar)).toBeUndefined();
});

test('a failure can be retried', async () => {
  let isDown = true;
  const { user } = await renderRemote(remote, {
    path: '/admin/delivery',
    answers: {
      ...answers,
      'GET /api/admin/delivery': () =>
        isDown
          ? refuse(503, { code: 'UNAVAILABLE', message: 'Back soon' })
          : { success: true, data: delivery },
    },
  });
  expect(await screen.findByText('Back soon')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Monday to Friday, in the time zone Europe/Berlin')).toBeVisible();
});
