import { addressFormatOf, addressFormats, regionWith } from './address-format';

describe('the format of addresses', () => {
  it('is known for every country of ISO 3166-1', () => {
    expect(addressFormats).toHaveLength(249);
    for (const { code } of addressFormats) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(addressFormatOf('XX')).toBeUndefined();
  });

  it('has a state and a ZIP code in the United States', () => {
    const { region, ...rest } = addressFormatOf('US')!;
    expect(rest).toMatchObject({ code: 'US', hasCity: true, postcode: { label: 'ZIP code' } });
    expect(region!.label).toBe('State');
    expect(region!.options).toContainEqual({ value: 'CA', name: 'California' });
    expect(addressFormatOf('JP')!.region!.options).toContainEqual({ value: 'Tokyo', name: 'Tokyo' });
  });

  it('tells the region of a postcode, unless several have it', () => {
    expect(regionWith('62701-1234', 'US')).toBe('IL');
    expect(regionWith('100-8111', 'JP')).toBe('Tokyo');
    expect(regionWith('K1A 0T6', 'CA')).toBeUndefined();
    expect(regionWith('00000', 'US')).toBeUndefined();
    expect(regionWith('10115', 'DE')).toBeUndefined();
  });

  it('has no region in Germany, no postcode in Hong Kong, no city in Singapore', () => {
    expect(addressFormatOf('DE')).toMatchObject({ hasCity: true, region: null });
    expect(addressFormatOf('HK')).toMatchObject({ postcode: null, region: { options: [] } });
    expect(addressFormatOf('SG')).toMatchObject({ hasCity: false, region: null });
  });

  it.each(addressFormats.filter(({ postcode }) => postcode).map(({ code, postcode }) => [code, postcode!]))(
    'accepts its own example of a postcode in %s',
    (_, { pattern, example }) => {
      expect(example).toMatch(new RegExp(pattern));
    },
  );
});
