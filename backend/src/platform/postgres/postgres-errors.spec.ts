import { isDatabaseAway, isUnstorable, isWorthARetry } from './postgres-errors';

describe('an error of the database', () => {
  it.each([
    { code: 'ECONNREFUSED' },
    { driverError: { code: '57P01' } },
    { code: '08006' },
    { code: '53300' },
    { driverError: { code: '57014' } },
    { code: '55P03' },
    { driverError: { code: '40P01' } },
    { driverError: { code: '40001' } },
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('released'), { name: 'QueryRunnerProviderAlreadyReleasedError' }),
  ])('means that it is unavailable: %p', (error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([{ code: '23505' }, { driverError: { code: '22P02' } }, new Error('Something else')])(
    'means something else: %p',
    (error) => {
      expect(isDatabaseAway(error)).toBe(false);
    },
  );

  it('allows a retry after a deadlock or a serialization failure only', () => {
    const codes = ['40P01', '40001', '23505', '57P01'];
    expect(codes.map((code) => isWorthARetry({ driverError: { code } }))).toEqual([true, true, false, false]);
  });

  it.each([
    ['a byte sequence that is not UTF-8', '22021', 'invalid byte sequence for encoding "UTF8": 0x00', true],
    ['half a surrogate pair in JSON', '22P02', 'invalid input syntax for type json', true],
    [
      "a fraction for an integer, which is this server's mistake",
      '22P02',
      'invalid input syntax for type integer: "0.5"',
      false,
    ],
  ])('blames the text of the request or not: %s', (_, code, message, isTheirs) => {
    expect(isUnstorable(Object.assign(new Error(message), { code }))).toBe(isTheirs);
  });
});
