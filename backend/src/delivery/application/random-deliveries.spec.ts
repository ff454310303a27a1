import { Chance } from '../../../test/support/chance';
import {
  deliveryInMemory,
  mondayToFriday,
  standardDelivery,
} from '../../../test/support/memory/delivery-in-memory';
import { FixedClock } from '../../../test/support/memory/fixed-clock';
import { plainPrice, plainZone } from '../../../test/support/plain-rates';
import { slowPromise } from '../../../test/support/slow-calendar';
import { Money } from '../../shared/money';
import type { CalendarState } from '../domain/calendar';
import { Method, type MethodState } from '../domain/method';
import { Zone, type ZoneState } from '../domain/zone';

const cases = Number(process.env.DELIVERIES ?? 500);

/** With a day on which their clocks change; those of Havana do at midnight, those of Lord Howe by half an hour. */
const places = [
  ['UTC', '2026-12-31'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Asia/Kathmandu', '2026-12-31'],
  ['Pacific/Kiritimati', '2026-12-31'],
  ['Pacific/Pago_Pago', '2026-12-31'],
] as const;
/** Their postcodes have places of their own, so that any beginning is a prefix. */
const countries = ['US', 'DE'];
const hour = 60 * 60_000;

interface When {
  at: Date;
  timeZone: string;
}

/** Tables, an address, a cart and a moment. */
class World {
  constructor(private readonly chance: Chance) {}

  private some<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.chance.below(most + 1) }, (_, index) => make(index));
  }

  postcode(longest: number): string {
    return this.some(longest, () => this.chance.oneOf(['9', '9', 'A'])).join('');
  }

  zones(): ZoneState[] {
    return this.some(6, (index) => {
      const named = this.some(3, () => this.chance.oneOf(countries));
      const postcodePrefixes = new Set(named).size === 1 ? this.some(3, () => `9${this.postcode(2)}`) : [];
      return Zone.create(`zone-${index}`, { name: 'Zone', countries: named, postcodePrefixes }).state;
    });
  }

  methods(zones: ZoneState[], when: When): MethodState[] {
    if (zones.length === 0) return [];
    return this.some(8, (index) => {
      const min = this.chance.below(4);
      const froms = [0, ...this.some(4, () => 1 + this.chance.below(60) * 100)];
      const ascending = [...new Set(froms)].sort((one, other) => one - other);
      const draft: MethodState = {
        ...standardDelivery,
        zoneId: this.chance.oneOf(zones).id,
        isOn: this.chance.isLucky(0.8),
        measure: this.chance.oneOf(['subtotal', 'weight']),
        steps: ascending.map((from) => ({ from, priceCents: this.chance.below(4) * 190 })),
        freeFromCents: this.chance.isLucky(0.4) ? this.chance.below(60) * 100 : null,
        workingDays: this.chance.isLucky(0.8) ? { min, max: min + this.chance.below(6) } : null,
        cutOff: this.cutOff(when),
      };
      return Method.create(`method-${index}`, draft).state;
    });
  }

  /** In whole quarters of an hour, and often close to the moment. */
  private cutOff({ at, timeZone }: When): string {
    const shift = this.chance.isLucky(0.5)
      ? this.chance.oneOf([-60, -15, 0, 0, 15, 60])
      : this.chance.below(1_440);
    const time = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
    const shown = new Date(at.getTime() + shift * 60_000).toLocaleTimeString('en-GB', time);
    const minutes = Number(shown.slice(3));
    return `${shown.slice(0, 3)}${String(minutes - (minutes % 15)).padStart(2, '0')}`;
  }

  calendar(around: string): CalendarState {
    const workingWeekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => this.chance.isLucky(0.7));
    const holidays = this.some(20, () => ({
      day: this.moment(around).toISOString().slice(0, 10),
      name: 'Holiday',
    }));
    return {
      ...mondayToFriday,
      workingWeekdays: workingWeekdays.length > 0 ? workingWeekdays : [3],
      holidays,
    };
  }

  /** Half of them within a day of the given one, and often a whole quarter of an hour. */
  moment(day: string): Date {
    const around = this.chance.isLucky(0.5)
      ? Date.parse(day)
      : Date.parse('2026-01-01') + this.chance.below(365 * 24) * hour;
    const quarters = this.chance.below(48 * 4) * (hour / 4) - 12 * hour;
    return new Date(around + quarters + (this.chance.isLucky(0.4) ? 0 : this.chance.below(900) * 1_000));
  }

  goods() {
    const atStep = this.chance.isLucky(0.3) ? 0 : this.chance.below(200) - 100;
    const amount = () => Math.max(0, this.chance.below(62) * 100 + atStep);
    return { subtotal: Money.ofCents(amount()), grams: this.chance.isLucky(0.2) ? null : amount() };
  }

  destination() {
    return { country: this.chance.oneOf([...countries, 'FR']), postcode: this.postcode(5) };
  }
}

it(`${cases} random carts, addresses, tables and moments cost and arrive as a second implementation says`, async () => {
  const chance = new Chance('deliveries');
  let offered = 0;
  for (let index = 0; index < cases; index += 1) {
    const world = new World(chance);
    const [timeZone, day] = chance.oneOf(places);
    const [zones, calendar, at] = [world.zones(), world.calendar(day), world.moment(day)];
    const [methods, goods, destination] = [
      world.methods(zones, { at, timeZone }),
      world.goods(),
      world.destination(),
    ];
    const zoneId = plainZone(zones, destination)?.id;
    const expected = methods
      .filter((method) => method.isOn && method.zoneId === zoneId)
      .map((method) => {
        const { id, cutOff, workingDays } = method;
        const promised = workingDays && slowPromise({ timeZone, at, cutOff, workingDays }, calendar);
        return { methodId: id, cents: plainPrice(method, goods), promised };
      });

    const { delivery } = deliveryInMemory({ zones, methods, calendar, clock: new FixedClock(at), timeZone });
    const offers = await delivery.offers(destination, goods);
    const found = offers.map(({ methodId, price, promised }) => ({ methodId, cents: price.cents, promised }));
    const inOrder = [...found].sort((one, other) => one.methodId.localeCompare(other.methodId));
    expect({ index, offers: inOrder }).toEqual({ index, offers: expected });

    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
    const prices = found.map(({ cents }) => cents);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(found.filter(({ promised }) => promised && promised.from < today)).toEqual([]);
    expect(await delivery.offers(destination, goods)).toEqual(offers);
    offered += offers.length;
  }
  expect(offered).toBeGreaterThan(cases / 4);
}, 3_600_000);
