import { Controller, Get, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { type JsonResponse, jsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import {
  CurrentUser,
  ForShoppers,
  SessionOptional,
  type SessionUser,
} from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import { OrderQueries } from '../../../order-views/application/ports';
import { OrderResponse } from '../../../order-views/adapters/http/orders.schemas';
import { NoSuchOrder } from '../../../orders/domain/order.errors';
import { ClaimOrder } from '../../application/claim-order';
import { OrderAccess } from './order-access';
import { type Caller, OrderCaller } from './order-caller';

/** The order of a guest, by its link. */
@Controller('shop/order')
@ApiTags('orders of guests')
@ApiHeader({ name: 'Order-Link', required: false })
export class OrderLinksController {
  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderQueries,
    private readonly claimOrder: ClaimOrder,
  ) {}

  @Get('link')
  @SessionOptional()
  @RespondsJson(200, OrderResponse)
  async open(@OrderCaller() caller: Caller): Promise<JsonResponse> {
    const { orderId, shopperId } = await this.access.orderOf(caller);
    const order = await this.orders.detailsOfShopper(orderId, shopperId);
    if (!order) throw new NoSuchOrder();
    return jsonResponse(order);
  }

  /** The account of the caller shows the link's order from now on. */
  @Post('claim')
  @ForShoppers()
  @Responds(200, Done)
  async claim(@OrderCaller() caller: Caller, @CurrentUser() user: SessionUser) {
    const { orderId } = await this.access.orderOf(caller);
    await this.claimOrder.execute(orderId, user.id);
    return { success: true, message: 'The order is in your account now' };
  }
}
