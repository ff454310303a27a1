import type { Money } from '../../shared/money';
import type { Calendar } from '../domain/calendar';
import type { GoodsToSend, Method } from '../domain/method';
import type { Destination, Zone } from '../domain/zone';

/** Zones, methods and calendar of one moment. */
export interface Tables {
  /** The zones in the order of their ids. */
  zones: Zone[];
  /** The methods in the order of their ids. */
  methods: Method[];
  calendar: Calendar;
}

export abstract class DeliveryTables {
  abstract read(): Promise<Tables>;
}

/** Asks what methods cost. */
export abstract class DeliveryRates {
  /** @param method of the destination's zone @returns undefined when it does not take the goods */
  abstract priceOf(method: Method, destination: Destination, goods: GoodsToSend): Promise<Money | undefined>;
}

export abstract class ZoneRepository {
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Zone | undefined>;
  abstract add(zone: Zone): Promise<void>;
  abstract save(zone: Zone): Promise<void>;
  abstract delete(zone: Zone): Promise<void>;
}

export abstract class MethodRepository {
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Method | undefined>;
  abstract countIn(zone: Zone): Promise<number>;
  abstract add(method: Method): Promise<void>;
  abstract save(method: Method): Promise<void>;
  abstract delete(method: Method): Promise<void>;
}

export abstract class CalendarRepository {
  /** Locked until the transaction ends. */
  abstract findForChange(): Promise<Calendar>;
  abstract save(calendar: Calendar): Promise<void>;
}
