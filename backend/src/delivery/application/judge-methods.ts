import type { ShopDays } from '../../shared/time/shop-days';
import type { DeliveryOffer } from '../delivery.facade';
import type { GoodsToSend, Method } from '../domain/method';
import { type Destination, type Zone, zoneOf } from '../domain/zone';
import type { DeliveryRates, DeliveryTables, Tables } from './ports';

/** Why a method is not offered. */
export type Obstacle = 'off' | 'other-zone' | 'not-taken';

interface Judgement {
  method: Method;
  /** Either an offer or an obstacle. */
  verdict: { offer: DeliveryOffer } | { obstacle: Obstacle };
}

export interface Judged {
  /** The zone of the destination; undefined when it is in none. */
  zone: Zone | undefined;
  /** The judgements, one of each method. */
  judgements: Judgement[];
}

interface JudgeMethodsInput {
  destination: Destination;
  goods: GoodsToSend;
  /** When the order is placed. */
  at: Date;
}

/** Says of each method what it asks and promises, or why it does not apply. Changes nothing. */
export class JudgeMethods {
  constructor(
    private readonly tables: DeliveryTables,
    private readonly rates: DeliveryRates,
    private readonly shopDays: ShopDays,
  ) {}

  async execute(input: JudgeMethodsInput): Promise<Judged> {
    const tables = await this.tables.read();
    const zone = zoneOf(tables.zones, input.destination);
    const judgements = tables.methods.map(async (method) => ({
      method,
      verdict: await this.judge(method, zone?.state.id, tables, input),
    }));
    return { zone, judgements: await Promise.all(judgements) };
  }

  private async judge(
    method: Method,
    zoneId: string | undefined,
    { calendar }: Tables,
    { destination, goods, at }: JudgeMethodsInput,
  ): Promise<Judgement['verdict']> {
    const { id, name, kind, carrier, trackingAddress, pickUpText, ...state } = method.state;
    if (!state.isOn) return { obstacle: 'off' };
    if (state.zoneId !== zoneId) return { obstacle: 'other-zone' };
    const price = await this.rates.priceOf(method, destination, goods);
    if (!price) return { obstacle: 'not-taken' };
    const freeFrom = method.freeFrom ?? null;
    const promised = calendar.promise(state, at, this.shopDays) ?? null;
    const priceSteps = method.priceSteps ?? null;
    const offer = { methodId: id, name, kind, price, priceSteps, freeFrom, carrier, trackingAddress };
    const { workingDays, cutOff } = state;
    return { offer: { ...offer, pickUpText, promised, workingDays, cutOff } };
  }
}

/** Cheapest first, then fastest. */
export const offersAmong = ({ judgements }: Judged): DeliveryOffer[] =>
  judgements.flatMap(({ verdict }) => ('offer' in verdict ? [verdict.offer] : [])).sort(byPriceAndDates);

export const refusedAmong = ({ judgements }: Judged): { methodId: string; obstacle: Obstacle }[] =>
  judgements.flatMap(({ method, verdict }) =>
    'obstacle' in verdict ? [{ methodId: method.state.id, ...verdict }] : [],
  );

/** Later than every day. */
const never = '~';

function byPriceAndDates(one: DeliveryOffer, other: DeliveryOffer): number {
  const dates = ({ promised, methodId }: DeliveryOffer) =>
    [promised?.to ?? never, promised?.from ?? never, methodId].join(' ');
  return one.price.cents - other.price.cents || (dates(one) < dates(other) ? -1 : 1);
}
