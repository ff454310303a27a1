import type { LinkTokens } from '../../../../shared/access/link-tokens';
import { newId } from '../../../../shared/ids';
import type { Clock } from '../../../../shared/time/clock';
import type { UnitOfWork } from '../../../../shared/unit-of-work';
import { OrderLinks } from '../../../order-links';
import type { GuestOrders, OrderLinkRepository } from '../../application/ports';

export class InProcessOrderLinks extends OrderLinks {
  constructor(
    private readonly links: OrderLinkRepository,
    private readonly orders: GuestOrders,
    private readonly tokens: LinkTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  issue(orderName: string): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const orderId = await this.orders.idOf(orderName);
      if (orderId === undefined) return undefined;
      const { token, hash } = this.tokens.create();
      await this.links.add({ id: newId(), orderId, tokenHash: hash }, this.clock.now());
      return token;
    });
  }
}
