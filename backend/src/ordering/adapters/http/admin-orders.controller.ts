import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { ChangeOrderStatus } from '../../application/change-order-status';
import { NoSuchOrder } from '../../domain/order.errors';
import { AdminOrderDetails } from './admin-order-details';
import { AdminOrderList } from './admin-order-list';
import { AdminOrderAnswer, ChangeOrderStatusBody, ListedOrdersAnswer } from './orders.schemas';

@Controller('admin/orders')
@ApiTags('admin orders')
@ForAdmins()
export class AdminOrdersController {
  constructor(
    private readonly orderList: AdminOrderList,
    private readonly orderDetails: AdminOrderDetails,
    private readonly changeOrderStatus: ChangeOrderStatus,
  ) {}

  @Get('get')
  @Responds(200, ListedOrdersAnswer)
  async list() {
    return { success: true, data: await this.orderList.all() };
  }

  @Get('details/:id')
  @Responds(200, AdminOrderAnswer)
  async details(@Param('id', { schema: Id }) id: string) {
    const data = await this.orderDetails.of(id);
    if (!data) throw new NoSuchOrder();
    return { success: true, data };
  }

  @Put('update/:id')
  @Responds(200, Done)
  async update(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: ChangeOrderStatusBody }) { orderStatus }: z.output<typeof ChangeOrderStatusBody>,
  ) {
    await this.changeOrderStatus.execute({ orderId, status: orderStatus });
    return { success: true, message: 'Order status is updated successfully!' };
  }
}
