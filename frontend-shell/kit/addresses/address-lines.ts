import { formatAddress } from 'localized-address-format';
import { countryName } from '../countries/country-name';
import { shopCountry } from '@haberdash/kit/page-meta';

export interface WrittenAddress {
  recipient: string;
  address: string;
  city: string;
  region: string;
  pincode: string;
  /** The country in ISO 3166-1 alpha-2. Null: the shop's. */
  country: string | null;
}

const foreignScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The lines are those on a parcel: in the order of the country, which is the last line when it is not the shop's. */
export function addressLines(written: WrittenAddress): string[] {
  const { recipient, address, city, region, pincode } = written;
  const country = written.country ?? shopCountry();
  const lines = formatAddress(
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
  // An address without a country may name parts that the format of the shop's country lacks.
  const unnamed = [city, region, pincode].filter((text) => !lines.some((line) => line.includes(text)));
  return [...lines, ...unnamed, ...(country === shopCountry() ? [] : [countryName(country)])];
}
