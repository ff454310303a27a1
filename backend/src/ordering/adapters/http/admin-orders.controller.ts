import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../../../platform/http/api-answers';
import { AnswersJson, type JsonAnswer, jsonAnswer } from '../../../platform/http/json-answer';
import { ForAdmins } from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { ChangeOrderStatus } from '../../application/change-order-status';
import { OrderQueries } from '../../application/ports';
import { orderAnswer } from './order.answer';
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
  @AnswersJson(200, OrderListAnswer)
  async list(): Promise<JsonAnswer> {
    return jsonAnswer(await this.orders.all());
  }

  @Get('details/:id')
  @AnswersJson(200, OrderAnswer)
  async details(@Param('id', { schema: Id }) id: string): Promise<JsonAnswer> {
    return orderAnswer(await this.orders.details(id));
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
