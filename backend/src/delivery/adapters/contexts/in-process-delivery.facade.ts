import type { Clock } from '../../../shared/clock';
import { type JudgeMethods, offersAmong } from '../../application/judge-methods';
import {
  DeliveryFacade,
  type DeliveryOffer,
  type Destination,
  type GoodsToSend,
} from '../../delivery.facade';

export class InProcessDeliveryFacade extends DeliveryFacade {
  constructor(
    private readonly judgeMethods: JudgeMethods,
    private readonly clock: Clock,
  ) {
    super();
  }

  async offers(destination: Destination, goods: GoodsToSend): Promise<DeliveryOffer[]> {
    return offersAmong(await this.judgeMethods.execute({ destination, goods, at: this.clock.now() }));
  }
}
