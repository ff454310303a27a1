import type { Addresses } from './addresses';
import type { Name } from './contenders';
import type { MeasuredCall } from './measured-call';
import { readAll } from './turn';

const readers = 50;
const secondsFor = { 'warm-up': 1, 'in full': 2 };
/** More than a server serves in its turn. */
const pathsATurn = 16_000;

/** The accepted encodings. */
const clients: { name: string; headers: Record<string, string>; notOf?: Name }[] = [
  { name: 'br', headers: { 'Accept-Encoding': 'gzip, deflate, br' }, notOf: 'bare' },
  { name: 'uncompressed', headers: {} },
];

interface Kind {
  name: string;
  bar: number;
  notOf?: Name;
  paths: string[];
}

/** The same paths in the same order for all. */
export function measuredReads(addresses: Addresses): MeasuredCall[] {
  const [product] = addresses.details();
  const kinds: Kind[] = [
    { name: 'a list, one address', bar: 2, paths: ['products/get?limit=20&category=men'] },
    { name: 'details, one address', bar: 2, paths: [product!] },
    { name: 'plain page', bar: 0.35, paths: addresses.plain() },
    { name: 'filtered page', bar: 0.35, paths: addresses.filtered() },
    { name: 'page of size and colour', bar: 0.35, paths: addresses.chosen() },
    { name: 'search', bar: 0.35, notOf: 'bare', paths: addresses.searches() },
    { name: 'details', bar: 0.35, paths: addresses.details() },
  ];
  return kinds.flatMap((kind) => clients.map((client) => reading(kind, client)));
}

function reading({ name, bar, notOf, paths }: Kind, client: (typeof clients)[number]): MeasuredCall {
  /** The position of each server, so that no path is read again soon. */
  const places = new Map<Name, number>();
  const next = (who: Name): string[] => {
    const place = places.get(who) ?? 0;
    places.set(who, (place + pathsATurn) % paths.length);
    return [...paths.slice(place), ...paths.slice(0, place)].slice(0, pathsATurn);
  };
  return {
    name: `${name}, ${client.name}`,
    atOnce: readers,
    bar,
    notOf: notOf ?? client.notOf,
    measure({ name: who, url, meter }, how) {
      const readings = next(who).map((path) => ({ path: `/api/shop/${path}`, headers: client.headers }));
      return readAll(readings, { url, atOnce: readers, seconds: secondsFor[how], meter });
    },
  };
}
