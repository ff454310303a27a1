import { PrefixesWithoutCountry, StaleDelivery } from './delivery.errors';
import { Zone, type ZoneDraft, zoneOf, zonesForReading } from './zone';

const zone = (id: string, draft: Partial<ZoneDraft> = {}): Zone =>
  Zone.create(id, { name: id, countries: [], postcodePrefixes: [], ...draft });

const zones = [
  zone('world'),
  zone('america', { countries: ['US', 'CA'] }),
  zone('west', { countries: ['US'], postcodePrefixes: ['9', '8'] }),
  zone('alaska', { countries: ['US'], postcodePrefixes: ['995', '996'] }),
  zone('london', { countries: ['GB'], postcodePrefixes: ['sw1a', 'EC'] }),
];
const idFor = (country: string, postcode = '', among = zones) =>
  zoneOf(among, { country, postcode })?.state.id;

it('zones are read from the country to the world', () => {
  const ids = (country: string) => zonesForReading(zones, country).map(({ state }) => state.id);
  expect(ids('US')).toEqual(['america', 'west', 'alaska', 'london', 'world']);
  expect(ids('GB')).toEqual(['london', 'america', 'west', 'alaska', 'world']);
});

describe('the zone of an address', () => {
  it.each([
    ['FR', '75001', 'world'],
    ['CA', 'K1A 0B1', 'america'],
    ['US', '10001', 'america'],
    ['US', '', 'america'],
    ['US', '90210', 'west'],
    ['US', '99501', 'alaska'],
    ['CA', '99501', 'america'],
    ['GB', 'SW1A 1AA', 'london'],
    ['GB', 'ec1a-1bb', 'london'],
    ['GB', 'M1 1AE', 'world'],
  ])('is the most specific: of %s %s, %s', (country, postcode, id) => {
    expect(idFor(country, postcode)).toBe(id);
    expect(idFor(country, postcode, [...zones].reverse())).toBe(id);
  });

  it('is, of two that name it alike, the one that was added first', () => {
    const twins = [zone('b', { countries: ['DE'] }), zone('a', { countries: ['DE'] })];
    expect(idFor('DE', '10115', twins)).toBe('a');
    expect(idFor('DE', '10115', [...twins].reverse())).toBe('a');
  });

  it('is none where no zone names it', () => {
    expect(idFor('DE', '10115', [zone('alps', { countries: ['CH', 'AT'] })])).toBeUndefined();
  });
});

describe('a prefix of postcodes', () => {
  it.each([
    ['KA27', 'GB', ['KA27 8SQ', 'ka278sq'], ['KA2 7AB', 'KA28 0AA']],
    ['KA2 7', 'GB', ['KA2 7AB'], ['KA27 8SQ', 'KA2 8AB']],
    ['E1', 'GB', ['E1 6AN', 'E1W 1AA'], ['E10 5AA', 'EC1A 1BB', '']],
    ['E', 'GB', ['E1 6AN', 'E10 5AA'], ['EC1A 1BB', 'EH1 1AA']],
    ['sw1a1', 'GB', ['SW1A 1AA'], ['SW1A 2AA']],
    ['SW 1', 'GB', ['SW1A 1AA', 'SW1'], ['SW11 1AA']],
    ['GY1', 'GG', ['GY1 1AA'], ['GY10 1AA']],
    ['D0', 'IE', ['D02 X285'], ['D14 X285']],
    ['K1', 'CA', ['K1A 0B1'], ['K2A 0B1']],
    ['10', 'NL', ['1012 AB'], ['1100 AA']],
    ['99', 'US', ['99501'], ['90210']],
  ])('%s of %s ends where a part of the postcode ends', (prefix, country, inside, outside) => {
    const named = [zone('world'), zone('named', { countries: [country], postcodePrefixes: [prefix] })];
    expect(inside.map((postcode) => idFor(country, postcode, named))).toEqual(inside.map(() => 'named'));
    expect(outside.map((postcode) => idFor(country, postcode, named))).toEqual(outside.map(() => 'world'));
  });
});

describe('a zone', () => {
  it('keeps each country and each compact prefix once', () => {
    const { state } = zone('uk', { countries: ['GB'], postcodePrefixes: ['sw 1', 'SW1', 'e-c'] });
    expect(state).toMatchObject({ postcodePrefixes: ['EC', 'SW1'] });
    expect(zone('alps', { countries: ['CH', 'AT', 'CH'] }).state.countries).toEqual(['AT', 'CH']);
  });

  it.each([[[]], [['US', 'CA']]])('with the countries %j has no postcode prefixes', (countries) => {
    expect(() => zone('a', { countries, postcodePrefixes: ['9'] })).toThrow(PrefixesWithoutCountry);
  });

  it('is edited from its newest version only', () => {
    const edited = zone('a');
    edited.edit(1, { ...edited.state, name: 'Alps' });
    expect(edited.state).toMatchObject({ id: 'a', version: 2, name: 'Alps' });
    expect(() => edited.edit(1, edited.state)).toThrow(StaleDelivery);
  });
});
