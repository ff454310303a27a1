import { formatAddress } from 'localized-address-format';

export interface WrittenAddress {
  recipient: string;
  address: string;
  city: string;
  region: string;
  pincode: string;
  /** ISO 3166-1 alpha-2. Null: the shop's. */
  country: string | null;
}

const names = new Intl.DisplayNames('en', { type: 'region' });
const foreignScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The lines are those on a parcel: in the order of the country, which is the last line when it is not the shop's. */
export function addressLines(written: WrittenAddress, shopCountry: string): string[] {
  const { recipient, address, city, region, pincode } = written;
  const country = written.country ?? shopCountry;
  const inLatin = formatAddress(
    {
      postalCountry: country,
      name: recipient,
      addressLines: address.split('\n'),
      locality: city,
      administrativeArea: region,
      postalCode: pincode,
    },
    foreignScript.test(address + city) ? 'local' : 'latin',
  );
  // An address without a country may have fields that the format of the shop's country leaves out.
  const unnamed = [city, region, pincode].filter((text) => !inLatin.some((line) => line.includes(text)));
  return [...inLatin, ...unnamed, ...(country === shopCountry ? [] : [names.of(country)!])];
}
