import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { ReleaseOrder } from '../../application/release-order';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin/orders')
@ApiTags('admin orders')
@ForAdmins()
export class OrderHoldsController {
  constructor(private readonly releaseOrder: ReleaseOrder) {}

  @Post(':id/release')
  @RequiresPermission('orders.change')
  @Responds(201, Done)
  async release(@Param('id', { schema: Id }) orderId: string) {
    await this.releaseOrder.execute({ orderId });
    return { success: true, message: 'The order can be sent again' };
  }
}
