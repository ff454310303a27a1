import { standardDelivery } from '../../../test/support/memory/delivery-in-memory';
import { Money } from '../../shared/money';
import { NoPickUpPoint, StaleDelivery, StepsNotAscending, WorkingDaysNotAscending } from './delivery.errors';
import { Method, type MethodDraft } from './method';

const method = (draft: Partial<MethodDraft>): Method => Method.create('m', { ...standardDelivery, ...draft });
const steps = (...pairs: [from: number, priceCents: number][]) =>
  pairs.map(([from, priceCents]) => ({ from, priceCents }));
const centsFor = (asked: Method, subtotal: number, grams: number | null = null) =>
  asked.priceOf({ subtotal: Money.ofCents(subtotal), grams }).cents;

describe('the price of a method', () => {
  it.each([
    [0, 490],
    [4_999, 490],
    [5_000, 290],
    [9_999, 290],
    [10_000, 0],
  ])('by subtotal is that of the step that it reaches: of %d cents, %d', (subtotal, price) => {
    expect(centsFor(method({ steps: steps([0, 490], [5_000, 290], [10_000, 0]) }), subtotal)).toBe(price);
  });

  it.each([
    [0, 490],
    [1_000, 790],
    [999, 490],
    [60_000, 1_990],
  ])('by weight is that of the step that it reaches: of %d grams, %d', (grams, price) => {
    const byWeight = method({ measure: 'weight', steps: steps([0, 490], [1_000, 790], [5_000, 1_990]) });
    expect(centsFor(byWeight, 2_000, grams)).toBe(price);
  });

  it('is the dearest of the table when a weight is missing', () => {
    const byWeight = method({ measure: 'weight', steps: steps([0, 0], [1_000, 790], [5_000, 500]) });
    expect(centsFor(byWeight, 2_000)).toBe(790);
    expect(centsFor(method({ steps: steps([0, 490], [5_000, 990]) }), 2_000)).toBe(490);
  });

  it('is nothing from a subtotal on, whatever the weight', () => {
    const byWeight = method({ measure: 'weight', steps: steps([0, 490]), freeFromCents: 5_000 });
    expect([
      centsFor(byWeight, 4_999, 9_000),
      centsFor(byWeight, 5_000, 9_000),
      centsFor(byWeight, 5_000),
    ]).toEqual([490, 0, 0]);
  });
});

describe('the subtotal from which a method is free', () => {
  it.each<[string, Partial<MethodDraft>, number | undefined]>([
    ['none in a table that always asks', { steps: steps([0, 490]) }, undefined],
    ['none to reach when it always is', { freeFromCents: 5_000 }, undefined],
    ['what the method says', { steps: steps([0, 490]), freeFromCents: 5_000 }, 5_000],
    ['where the table asks nothing more', { steps: steps([0, 490], [7_000, 0], [8_000, 0]) }, 7_000],
    ['none where the table asks again later', { steps: steps([0, 490], [7_000, 0], [8_000, 90]) }, undefined],
    ['the lower of the two', { steps: steps([0, 490], [7_000, 0]), freeFromCents: 9_000 }, 7_000],
    ['no weight', { measure: 'weight', steps: steps([0, 490], [7_000, 0]) }, undefined],
  ])('is %s', (_, draft, cents) => {
    expect(method(draft).freeFrom?.cents).toBe(cents);
  });
});

describe('the prices of a method by the value of the goods', () => {
  it.each<[string, Partial<MethodDraft>, [number, number][] | undefined]>([
    ['one price', { steps: steps([0, 490]) }, undefined],
    [
      'steps',
      { steps: steps([0, 490], [5_000, 290]) },
      [
        [0, 490],
        [5_000, 290],
      ],
    ],
    [
      'a free limit',
      { steps: steps([0, 490]), freeFromCents: 5_000 },
      [
        [0, 490],
        [5_000, 0],
      ],
    ],
    [
      'steps above the free limit',
      { steps: steps([0, 490], [9_000, 290]), freeFromCents: 5_000 },
      [
        [0, 490],
        [5_000, 0],
      ],
    ],
    ['weights', { measure: 'weight', steps: steps([0, 490], [2_000, 790]) }, undefined],
    [
      'weights and a free limit',
      { measure: 'weight', steps: steps([0, 490], [2_000, 790]), freeFromCents: 5_000 },
      [
        [0, 490],
        [5_000, 0],
      ],
    ],
  ])('are those of %s', (_, draft, expected) => {
    expect(method(draft).priceSteps).toEqual(expected && steps(...expected));
  });
});

describe('a method', () => {
  it.each([
    [steps()],
    [steps([1, 490])],
    [steps([0, 490], [500, 1], [500, 2])],
    [steps([0, 1], [9, 2], [3, 2])],
  ])('has steps that ascend from 0, unlike %j', (given) => {
    expect(() => method({ steps: given })).toThrow(StepsNotAscending);
  });

  it('takes at least as many working days at most as at least', () => {
    expect(() => method({ workingDays: { min: 3, max: 2 } })).toThrow(WorkingDaysNotAscending);
  });

  it('says where to pick up, and only there', () => {
    expect(() => method({ kind: 'pick-up' })).toThrow(NoPickUpPoint);
    expect(method({ pickUpText: 'Mill Lane 1' }).state.pickUpText).toBeNull();
    expect(method({ kind: 'pick-up', pickUpText: 'Mill Lane 1' }).state.pickUpText).toBe('Mill Lane 1');
  });

  it('is edited from its newest version only', () => {
    const edited = method({});
    edited.edit(1, { ...edited.state, isOn: false });
    expect(edited.state).toMatchObject({ id: 'm', version: 2, isOn: false });
    expect(() => edited.edit(1, edited.state)).toThrow(StaleDelivery);
  });
});
