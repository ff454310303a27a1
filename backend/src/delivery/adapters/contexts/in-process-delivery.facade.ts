import type { Clock } from '../../../shared/time/clock';
import { type JudgeMethods, offersAmong } from '../../application/judge-methods';
import type { DeliveryTables } from '../../application/ports';
import {
  DeliveryFacade,
  type DeliveryOffer,
  type Destination,
  type GoodsToSend,
} from '../../delivery.facade';
import { zoneOf } from '../../domain/zone';

export class InProcessDeliveryFacade extends DeliveryFacade {
  constructor(
    private readonly judgeMethods: JudgeMethods,
    private readonly tables: DeliveryTables,
    private readonly clock: Clock,
  ) {
    super();
  }

  async offers(destination: Destination, goods: GoodsToSend): Promise<DeliveryOffer[]> {
    return offersAmong(await this.judgeMethods.execute({ destination, goods, at: this.clock.now() }));
  }

  async isSameZone(one: Destination, other: Destination): Promise<boolean> {
    const { zones } = await this.tables.read();
    return zoneOf(zones, one) === zoneOf(zones, other);
  }
}
