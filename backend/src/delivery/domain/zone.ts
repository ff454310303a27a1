import { PrefixesWithoutCountry, StaleDelivery } from './delivery.errors';
import { hasPrefix, writtenPrefix } from './postcode-prefix';

export interface Destination {
  /** The country's ISO 3166-1 alpha-2 code. */
  country: string;
  /** The postcode as the shopper writes it; '' when it is unknown. */
  postcode: string;
}

export interface ZoneDraft {
  name: string;
  /** ISO 3166-1 alpha-2; none: every country that no other zone names. */
  countries: readonly string[];
  /** The prefixes of postcodes of the zone's only country; none: all of its postcodes. */
  postcodePrefixes: readonly string[];
}

export interface ZoneState extends ZoneDraft {
  id: string;
  version: number;
}

/** Addresses that share delivery methods. */
export class Zone {
  private constructor(private own: ZoneState) {}

  /** @throws PrefixesWithoutCountry */
  static create(id: string, draft: ZoneDraft): Zone {
    return new Zone({ id, version: 1, ...checked(draft) });
  }

  static restore(state: ZoneState): Zone {
    return new Zone({ ...state });
  }

  get state(): Readonly<ZoneState> {
    return this.own;
  }

  /**
   * @param seenVersion that the edit is based on
   * @throws StaleDelivery, PrefixesWithoutCountry
   */
  edit(seenVersion: number, draft: ZoneDraft): void {
    const { id, version } = this.own;
    if (seenVersion !== version) throw new StaleDelivery();
    this.own = { id, version: version + 1, ...checked(draft) };
  }

  /**
   * How specifically the zone names the address: by nothing (0), by its country (1), or by a prefix of its postcode (more, the
   * longer the prefix).
   * @returns undefined when the address is outside the zone
   */
  specificityFor({ country, postcode }: Destination): number | undefined {
    const { countries, postcodePrefixes } = this.own;
    if (countries.length === 0) return 0;
    if (!countries.includes(country)) return undefined;
    if (postcodePrefixes.length === 0) return 1;
    const lengths = postcodePrefixes
      .filter((prefix) => hasPrefix(postcode, prefix, country))
      .map(({ length }) => length);
    return lengths.length > 0 ? 1 + Math.max(...lengths) : undefined;
  }
}

/** The most specific zone of an address; of equally specific ones, the one that was added first. */
export function zoneOf(zones: readonly Zone[], destination: Destination): Zone | undefined {
  const rank = (zone: Zone): number => zone.specificityFor(destination) ?? -1;
  const [first] = [...zones].sort(
    (one, other) => rank(other) - rank(one) || (one.state.id < other.state.id ? -1 : 1),
  );
  return first && rank(first) >= 0 ? first : undefined;
}

/** Sorts the zones of a country before those of other countries, and those before zones of every country. The order is stable. */
export function zonesForReading(zones: readonly Zone[], country: string): Zone[] {
  const rank = ({ state: { countries } }: Zone): number => {
    if (countries.includes(country)) return 0;
    return countries.length > 0 ? 1 : 2;
  };
  return [...zones].sort((one, other) => rank(one) - rank(other));
}

function checked(draft: ZoneDraft): ZoneDraft {
  const countries = sorted(draft.countries);
  const postcodePrefixes = sorted(
    draft.postcodePrefixes.map((prefix) => writtenPrefix(prefix, countries[0])),
  );
  if (postcodePrefixes.length > 0 && countries.length !== 1) throw new PrefixesWithoutCountry();
  return { name: draft.name, countries, postcodePrefixes };
}

const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
