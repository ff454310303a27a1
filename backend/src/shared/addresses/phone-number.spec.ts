import { e164Of } from './phone-number';

describe('a phone number', () => {
  it.each([
    ['(213) 373-4253', 'US', '+12133734253'],
    ['020 7946 0000', 'GB', '+442079460000'],
    ['030 901820', 'DE', '+4930901820'],
    ['+44 20 7946 0000', 'US', '+442079460000'],
    ['+672 3 22222', 'AQ', '+672322222'],
  ])('%s in %s is %s', (phone, country, e164) => {
    expect(e164Of(phone, country)).toBe(e164);
  });

  it.each([
    ['555', 'US'],
    ['0', 'GB'],
    ['call me at 213 373 4253', 'US'],
    ['ring twice', 'DE'],
    ['213 373 4253', 'AQ'],
  ])('%s is none in %s', (phone, country) => {
    expect(e164Of(phone, country)).toBeNull();
  });
});
