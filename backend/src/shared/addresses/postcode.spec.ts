import { addressFormatOf, addressFormats } from './address-format';
import { isPostcodeRequired, writtenPostcode } from './postcode';

describe('a postcode', () => {
  it.each([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M2-5BQ', 'M2 5BQ'],
    ['GB', 'GB-SW1A 1AA', 'SW1A 1AA'],
    ['JP', '1008111', '100-8111'],
    ['PL', '00001', '00-001'],
    ['PL', 'PL 00-001', '00-001'],
    ['PT', '1000 001', '1000-001'],
    ['NL', '2490aa', '2490 AA'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['US', '221621010', '22162-1010'],
    ['SE', 'SE-114 55', '11455'],
    ['DE', 'D-10115', '10115'],
    ['AT', 'AT1010', '1010'],
    ['AT', 'A - 1010', '1010'],
    ['CH', 'CH-8001', '8001'],
    ['LV', '1073', '1073'],
    ['LV', 'lv1073', 'LV-1073'],
  ])('in %s is written from %s', (country, given, written) => {
    expect(writtenPostcode(given, country)).toBe(written);
  });

  it('that is none stays as it is, in capitals', () => {
    expect(writtenPostcode('abc', 'DE')).toBe('ABC');
    expect(writtenPostcode('xe1 6an', 'GB')).toBe('XE1 6AN');
    expect(writtenPostcode('x1', 'HK')).toBe('X1');
  });

  it('is required where its absence would stop a parcel', () => {
    const optional = ['KE', 'CL', 'VN', 'EG', 'IE'];
    for (const country of optional) {
      expect(isPostcodeRequired(country)).toBe(false);
      expect(addressFormatOf(country)!.postcode).toMatchObject({ isRequired: false });
    }
    for (const country of ['US', 'GB', 'DE', 'JP', 'PL']) expect(isPostcodeRequired(country)).toBe(true);
  });

  it('is known wherever it is required, and its examples are written as they are', () => {
    for (const { code, postcode } of addressFormats) {
      if (isPostcodeRequired(code)) expect(postcode).not.toBeNull();
      if (postcode) expect(writtenPostcode(postcode.example, code)).toBe(postcode.example);
    }
  });
});
