/** Where carriers let anyone follow a parcel, as their own sites link to it. */
const trackingAddresses: Record<string, string> = {
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}',
  DHL: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id={number}',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/{number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  GLS: 'https://gls-group.com/GROUP/en/parcel-tracking?match={number}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  UPS: 'https://www.ups.com/track?tracknum={number}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
};

export const knownCarriers = Object.keys(trackingAddresses);

/** Finds the address by the carrier's name, in upper or lower case. */
export function trackingAddressOf(carrier: string | null): string | null {
  const name = carrier?.toLowerCase();
  const known = Object.entries(trackingAddresses).find(([key]) => key.toLowerCase() === name);
  return known?.[1] ?? null;
}
