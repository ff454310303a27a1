import { Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { Done, Id } from '../../../../platform/http/wire';
import { RevokeOrderLinks } from '../../application/revoke-order-links';
import { SendOrderLink } from '../../application/send-order-link';

/** The links by which a guest opens an order, for the staff that helps. */
@Controller('admin/orders')
@ApiTags('admin orders')
@ForAdmins()
export class AdminOrderLinksController {
  constructor(
    private readonly sendLink: SendOrderLink,
    private readonly revokeLinks: RevokeOrderLinks,
  ) {}

  @Post(':id/links')
  @RequiresPermission('orders.change')
  @Responds(201, Done)
  async send(@Param('id', { schema: Id }) orderId: string) {
    await this.sendLink.execute(orderId);
    return { success: true, message: 'A fresh link is on its way' };
  }

  @Delete(':id/links')
  @RequiresPermission('orders.change')
  @Responds(200, Done)
  async revoke(@Param('id', { schema: Id }) orderId: string) {
    const revoked = await this.revokeLinks.execute(orderId);
    const message = revoked === 0 ? 'No link opened the order any more' : 'No link opens the order any more';
    return { success: true, message };
  }
}
