import type { LookupAddress } from 'node:dns';
import { lookup as lookUpInDns } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether it is routed on the internet. An IPv4 address may be written as an IPv6 address. */
export function isPublic(ip: string): boolean {
  const address = ipaddr.process(ip);
  const isAssigned = address instanceof ipaddr.IPv4 || address.match(globalUnicast);
  return isAssigned && address.range() === 'unicast';
}

export class AddressIsNotPublic extends Error {}

/** Which addresses a connection may go to. */
export class PublicAddresses {
  constructor(
    private readonly isAllowed: (ip: string) => boolean = isPublic,
    private readonly addressesOf: (host: string) => Promise<LookupAddress[]> = (host) =>
      lookUpInDns(host, { all: true }),
  ) {}

  /** For hosts that are addresses, which a connection does not look up. @throws AddressIsNotPublic */
  assertPublic({ hostname }: URL): void {
    const ip = hostname.replace(/^\[|\]$/g, '');
    if (isIP(ip) !== 0 && !this.isAllowed(ip)) throw new AddressIsNotPublic();
  }

  /** For hosts with names. The connection goes to the addresses that were checked: a name may have others a moment later. */
  readonly lookup: LookupFunction = (host, { all }, callback) => {
    this.publicAddressesOf(host).then(
      (addresses) =>
        all ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family),
      (error: unknown) => callback(error as Error, ''),
    );
  };

  private async publicAddressesOf(host: string): Promise<LookupAddress[]> {
    const addresses = await this.addressesOf(host);
    if (!addresses.every(({ address }) => this.isAllowed(address))) throw new AddressIsNotPublic();
    return addresses;
  }
}
