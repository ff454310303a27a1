import {
  deliveryInMemory,
  everywhere,
  standardDelivery,
} from '../../../test/support/memory/delivery-in-memory';
import { FixedClock } from '../../../test/support/memory/fixed-clock';
import { Money } from '../../shared/money';

const home = { country: 'US', postcode: '10001' };
const goods = { subtotal: Money.ofMajor(40), grams: 300 };
const express = {
  ...standardDelivery,
  id: 'express',
  name: 'Express',
  steps: [{ from: 0, priceCents: 990 }],
  freeFromCents: 10_000,
  workingDays: { min: 1, max: 1 },
};
/** The day is a Tuesday. */
const clock = new FixedClock(new Date('2026-11-24T10:00:00Z'));

describe('the offers for an address', () => {
  it('are free in 3 to 5 working days in a new shop', async () => {
    expect(await deliveryInMemory({ clock }).delivery.offers(home, goods)).toEqual([
      {
        methodId: 'standard',
        name: 'Standard delivery',
        kind: 'delivery',
        price: Money.zero,
        priceSteps: null,
        freeFrom: null,
        carrier: null,
        trackingAddress: null,
        pickUpText: null,
        promised: { from: '2026-11-27', to: '2026-12-01' },
        workingDays: { min: 3, max: 5 },
        cutOff: '14:00',
      },
    ]);
  });

  it('are cheapest first, then fastest, and without dates last', async () => {
    const methods = [
      express,
      { ...express, id: 'a-slow-one', workingDays: { min: 1, max: 2 } },
      { ...express, id: 'b-vague-one', workingDays: null },
      standardDelivery,
    ];
    const offers = await deliveryInMemory({ methods }).delivery.offers(home, goods);
    expect(offers.map(({ methodId }) => methodId)).toEqual([
      'standard',
      'express',
      'a-slow-one',
      'b-vague-one',
    ]);
    expect(offers[1]).toMatchObject({ price: Money.ofCents(990), freeFrom: Money.ofMajor(100) });
  });

  it('leave out what is off or for other addresses', async () => {
    const alaska = { ...everywhere, id: 'alaska', countries: ['US'], postcodePrefixes: ['995'] };
    const { delivery, judgeMethods } = deliveryInMemory({
      zones: [everywhere, alaska],
      methods: [
        { ...standardDelivery, isOn: false },
        express,
        { ...express, id: 'flight', zoneId: 'alaska' },
      ],
    });
    const idsFor = async (postcode: string) =>
      (await delivery.offers({ country: 'US', postcode }, goods)).map(({ methodId }) => methodId);
    expect(await idsFor('10001')).toEqual(['express']);
    expect(await idsFor('99501')).toEqual(['flight']);

    const { zone, judgements } = await judgeMethods.execute({ destination: home, goods, at: clock.now() });
    expect(zone?.state.id).toBe('everywhere');
    expect(judgements.map(({ verdict }) => verdict)).toMatchObject([
      { offer: { methodId: 'express' } },
      { obstacle: 'other-zone' },
      { obstacle: 'off' },
    ]);
  });
});
