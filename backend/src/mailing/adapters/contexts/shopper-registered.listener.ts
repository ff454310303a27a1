import { ShopperRegistered } from '../../../identity/identity.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class ShopperRegisteredListener extends Listener<ShopperRegistered> {
  readonly event = ShopperRegistered;
  readonly name = 'mailing:shopper-registered';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ userId }: ShopperRegistered): Promise<void> {
    return this.writeMail.execute({ kind: 'welcome', factId: userId });
  }
}
