import type { Schema } from '@haberdash/kit/api/client';

const digits = (label: string, pattern: string, example: string) => ({ label, pattern, example });
/** Portugal with a postcode, the United States with states, Hong Kong without a postcode. */
export const countryList: Schema<'CountryView'>[] = [
  { code: 'HK', hasCity: true, postcode: null, region: { label: 'Region', options: [] } },
  {
    code: 'PT',
    hasCity: true,
    postcode: digits('Postcode', '^(?:\\d{4}-\\d{3})$', '2725-079'),
    region: null,
  },
  {
    code: 'US',
    hasCity: true,
    postcode: digits('ZIP code', '^(?:(\\d{5})(?:[ \\-](\\d{4}))?)$', '95014'),
    region: { label: 'State', options: [{ value: 'IL', name: 'Illinois' }] },
  },
];

/** Of the shop: the United States. */
export const ownCountry = countryList[2]!;
