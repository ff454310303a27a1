import fc from 'fast-check';
import { DomainError } from '../../../shared/domain-error';
import { Sale, type SaleDetails } from './sale';

const hour = 60 * 60_000;
const at = (hours: number) => new Date(Date.parse('2026-12-04T08:00:00Z') + hours * hour);
const saver = (hours: number) => ({ savedByName: 'Ada', savedAt: at(hours) });
const details: SaleDetails = {
  name: 'Winter',
  target: { kind: 'collection', slug: 'winter' },
  rule: { percent: 20, ending: 99 },
  startsAt: at(1),
  endsAt: at(49),
};
const planned = () => Sale.plan(details, saver(0));
const running = () => {
  const sale = planned();
  sale.advance(at(1));
  return sale;
};
const refusalOf = (act: () => void): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.code : 'another error';
  }
};

describe('a sale', () => {
  it.each([
    ['before its start', 0.5, 'planned', false],
    ['at its start', 1, 'running', true],
    ['before its end', 48.9, 'running', true],
    ['at its end, when it never started', 49, 'ended', true],
  ] as const)('%s is what the time says', (_, hours, state, hasChanged) => {
    const sale = planned();
    expect([sale.advance(at(hours)), sale.state.state]).toEqual([hasChanged, state]);
  });

  it('starts once and ends once', () => {
    const sale = planned();
    expect([1, 2, 49, 50].map((hours) => sale.advance(at(hours)))).toEqual([true, false, true, false]);
    expect(sale.state.state).toBe('ended');
  });

  it.each([
    ['before its start', { endsAt: at(1) }],
    ['in the past', { startsAt: at(-3), endsAt: at(-1) }],
  ])('does not end %s', (_, period) => {
    expect(refusalOf(() => Sale.plan({ ...details, ...period }, saver(0)))).toBe('SALE_ENDS_TOO_EARLY');
    expect(refusalOf(() => planned().edit({ ...details, ...period }, saver(0)))).toBe('SALE_ENDS_TOO_EARLY');
  });

  it('is edited as a whole before it starts', () => {
    const sale = planned();
    const edited: SaleDetails = {
      ...details,
      name: 'Spring',
      target: { kind: 'brand', slug: 'puma' },
      startsAt: at(2),
    };
    sale.edit(edited, { savedByName: 'Ben', savedAt: at(0.5) });
    expect(sale.state).toMatchObject({ ...edited, version: 2, savedByName: 'Ben', state: 'planned' });
  });

  it('keeps what it reduces, by how much and since when while it runs', () => {
    const others: Partial<SaleDetails>[] = [
      { target: { kind: 'collection', slug: 'spring' } },
      { target: { kind: 'brand', slug: 'winter' } },
      { rule: { percent: 30, ending: 99 } },
      { rule: { percent: 20, ending: null } },
      { startsAt: at(2) },
    ];
    expect(others.map((one) => refusalOf(() => running().edit({ ...details, ...one }, saver(2))))).toEqual(
      others.map(() => 'SALE_HAS_STARTED'),
    );
    const sale = running();
    sale.edit({ ...details, name: 'Longer', endsAt: at(72) }, saver(2));
    expect(sale.state).toMatchObject({ name: 'Longer', endsAt: at(72), state: 'running', version: 2 });
  });

  it('is stopped while it runs, and deleted before', () => {
    expect(refusalOf(() => planned().stop(saver(0)))).toBe('SALE_HAS_NOT_STARTED');
    expect(refusalOf(() => planned().assertDeletable())).toBeUndefined();
    const sale = running();
    expect(refusalOf(() => sale.assertDeletable())).toBe('SALE_IS_NOT_PLANNED');
    sale.stop(saver(2));
    expect([sale.state.state, sale.state.version, sale.isOver]).toEqual(['stopped', 2, true]);
    expect(refusalOf(() => sale.stop(saver(3)))).toBe('SALE_IS_OVER');
    expect(refusalOf(() => sale.edit(details, saver(3)))).toBe('SALE_IS_OVER');
  });

  it('only ever goes forward, whatever happens to it in which order', () => {
    const ranks = { planned: 0, running: 1, ended: 2, stopped: 2 };
    const act = fc.oneof(
      fc
        .double({ min: -2, max: 60, noNaN: true })
        .map((hours) => (sale: Sale) => void sale.advance(at(hours))),
      fc.constant((sale: Sale) => sale.stop(saver(2))),
      fc.constant((sale: Sale) => sale.edit({ ...details, endsAt: at(60) }, saver(2))),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const sale = planned();
        return acts.every((one) => {
          const before = sale.state.state;
          refusalOf(() => one(sale));
          const { state } = sale.state;
          return ranks[state] > ranks[before] || state === before;
        });
      }),
    );
  });
});
