import type { Schema } from '@haberdash/kit/api/client';

const digits = (label: string, pattern: string, example: string) => ({
  label,
  pattern,
  example,
  isRequired: true,
});
/** Kenya with a postcode that is optional, Portugal with one, the United States with states, Hong Kong without a postcode. */
export const countryList: Schema<'CountryView'>[] = [
  { code: 'HK', hasCity: true, postcode: null, region: { label: 'Region', options: [] } },
  {
    code: 'KE',
    hasCity: true,
    postcode: { ...digits('Postcode', '^(?:\\d{5})$', '20100'), isRequired: false },
    region: null,
  },
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

/** The shop's country: the United States. */
export const ownCountry = countryList.find(({ code }) => code === 'US')!;
