import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../../../platform/http/api-answers';
import { ForAdmins } from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { ChangeOrderStatus } from '../../application/change-order-status';
import { OrderQueries } from '../../application/ports';
import { ChangeOrderStatusBody, OrderAnswer, OrderListAnswer } from './orders.schemas';

@Controller('admin/orders')
@ApiTags('admin orders')
@ForAdmins()
export class AdminOrdersController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly changeOrderStatus: ChangeOrderStatus,
  ) {}

  @Get('get')
  @Answers(200, OrderListAnswer)
  @Header('Content-Type', 'application/json; charset=utf-8')
  list(): Promise<string> {
    return this.orders.all();
  }

  @Get('details/:id')
  @Answers(200, OrderAnswer)
  @Header('Content-Type', 'application/json; charset=utf-8')
  details(@Param('id', { schema: Id }) id: string): Promise<string> {
    return this.orders.details(id, undefined);
  }

  @Put('update/:id')
  @Answers(200, Done)
  async update(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: ChangeOrderStatusBody }) { orderStatus }: z.output<typeof ChangeOrderStatusBody>,
  ) {
    await this.changeOrderStatus.execute({ orderId, status: orderStatus });
    return { success: true, message: 'Order status is updated successfully!' };
  }
}
