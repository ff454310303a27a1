import { screen, within } from '@testing-library/react';
import { openDelivery } from '../../testing/open-delivery';
import type { Trial } from '../delivery.api';

const trialRoute = 'GET /api/admin/delivery/trial';
const trial: Trial = {
  zoneId: 'everywhere',
  at: '2026-11-24T12:59:00.000Z',
  offers: [
    {
      methodId: 'standard',
      name: 'Standard delivery',
      kind: 'delivery',
      price: 4.9,
      freeFrom: 50,
      carrier: 'DHL',
      pickUpText: null,
      workingDays: { min: 3, max: 5 },
      cutOff: '14:00',
      promised: { from: '2026-11-27', to: '2026-12-01' },
    },
  ],
  refused: [{ methodId: 'express', obstacle: 'off' }],
};

test('a trial shows prices, dates, and why a method does not apply', async () => {
  const { user, sent } = await openDelivery({ [trialRoute]: { success: true, data: trial } });
  await user.type(screen.getByLabelText('Price of the cart'), '20');
  await user.type(screen.getByLabelText('Weight'), '750');
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  const methods = within(await screen.findByRole('list', { name: 'Methods' }));
  expect(methods.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Standard delivery$4.90, Fri 27 Nov – Tue 1 Dec, free from $50.00',
    'ExpressNot offered. It is switched off.',
  ]);
  expect(screen.getByText(/The address is in the zone Everywhere/)).toBeVisible();
  const { searchParams } = sent.find(({ call }) => call === trialRoute)!.url;
  expect(Object.fromEntries(searchParams)).toMatchObject({ country: 'DE', subtotal: '20', grams: '750' });
});

test('a trial says when the shop does not deliver', async () => {
  const { user } = await openDelivery({
    [trialRoute]: {
      success: true,
      data: {
        ...trial,
        zoneId: null,
        offers: [],
        refused: [{ methodId: 'express', obstacle: 'other-zone' }],
      },
    },
  });
  await user.type(screen.getByLabelText('Price of the cart'), '20');
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(await screen.findByText('The shop does not deliver there.')).toBeVisible();
  expect(screen.getByText('Not offered. It is for another zone: Everywhere.')).toBeVisible();
});

test('a trial asks for an amount with a point, and for whole grams', async () => {
  const { user, sent } = await openDelivery();
  await user.type(screen.getByLabelText('Price of the cart'), '4,90');
  await user.type(screen.getByLabelText('Weight'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(await screen.findByText('Enter an amount like 49.99')).toBeVisible();
  expect(await screen.findByText('Enter whole grams')).toBeVisible();
  expect(sent.some(({ call }) => call === trialRoute)).toBe(false);
});
