import { rateOf } from './return-rate';

describe('the rate of returns', () => {
  it.each([
    ['a third', { sent: 3, returned: 1 }, 33.3],
    ['all', { sent: 7, returned: 7 }, 100],
    ['nothing', { sent: 7, returned: 0 }, 0],
    ['none where nothing was sent', { sent: 0, returned: 0 }, null],
  ])('has one decimal: %s', (_, pieces, rate) => expect(rateOf(pieces)).toBe(rate));
});
