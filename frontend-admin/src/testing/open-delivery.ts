import type { Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import type { Delivery, Method } from '../delivery/delivery.api';
import remote from '../remote';

export const standard: Method = {
  id: 'standard',
  zoneId: 'everywhere',
  name: 'Standard delivery',
  kind: 'delivery',
  isOn: true,
  table: { measure: 'subtotal', steps: [{ from: 0, price: 4.9 }] },
  freeFrom: 50,
  workingDays: { min: 3, max: 5 },
  cutOff: '14:00',
  carrier: 'DHL',
  trackingAddress: null,
  pickUpText: null,
  version: 4,
};
const express: Method = {
  ...standard,
  id: 'express',
  name: 'Express',
  isOn: false,
  table: {
    measure: 'weight',
    steps: [
      { from: 0, price: 9.9 },
      { from: 1_500, price: 19.9 },
    ],
  },
  freeFrom: null,
  workingDays: { min: 1, max: 1 },
};
export const delivery: Delivery = {
  timeZone: 'Europe/Berlin',
  country: 'DE',
  zones: [
    { id: 'everywhere', name: 'Everywhere', countries: [], postcodePrefixes: [], version: 1 },
    { id: 'alaska', name: 'Alaska', countries: ['US'], postcodePrefixes: ['995', '996'], version: 2 },
  ],
  methods: [standard, express],
  calendar: {
    workingWeekdays: [1, 2, 3, 4, 5],
    holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
    version: 3,
  },
};

export const answers: Answers = {
  'GET /api/admin/delivery': { success: true, data: delivery },
  'GET /api/shop/countries': {
    success: true,
    data: ['DE', 'US'].map((code) => ({ code, hasCity: true, postcode: null, region: null })),
  },
};

export async function openDelivery(more: Answers = {}) {
  const page = await renderRemote(remote, { path: '/admin/delivery', answers: { ...answers, ...more } });
  await screen.findByRole('button', { name: 'Add zone' });
  const bodyOf = (call: string) =>
    page.sent.findLast((sent) => sent.call === call.replace('{id}', 'standard'))?.body;
  const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...page, bodyOf, sheet };
}
