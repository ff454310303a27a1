import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { CallerAddress } from '../../../../platform/http/security/caller-address';
import {
  CurrentUser,
  ForShoppers,
  Public,
  SessionOptional,
  type SessionUser,
} from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import { OrderQueries } from '../../../order-views/application/ports';
import { typedNumberOf } from '../../../orders/domain/typed-number';
import { NoSuchOrder } from '../../../orders/domain/order.errors';
import { ClaimOrder } from '../../application/claim-order';
import { RequestOrderLink } from '../../application/request-order-link';
import { OrderAccess } from './order-access';
import { type Caller, OrderCaller } from './order-caller';
import { FindOrderBody, LinkedOrderResponse } from './order-links.schemas';

/** The order of a guest, by its link. */
@Controller('shop/order')
@ApiTags('orders of guests')
@ApiHeader({ name: 'Order-Link', required: false })
export class OrderLinksController {
  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderQueries,
    private readonly claimOrder: ClaimOrder,
    private readonly requestLink: RequestOrderLink,
  ) {}

  @Get('link')
  @SessionOptional()
  @Responds(200, LinkedOrderResponse)
  async open(@OrderCaller() caller: Caller) {
    const { orderId, shopperId, shopperEmail } = await this.access.orderOf(caller);
    const order = await this.orders.detailsOfShopper(orderId, shopperId);
    if (!order) throw new NoSuchOrder();
    return { success: true, data: { ...(JSON.parse(order) as object), shopperEmail } };
  }

  /** The same response whatever there is. An order of an account gets an e-mail that leads to the account. */
  @Post('find')
  @Public()
  @Responds(200, Done)
  async find(
    @Body({ schema: FindOrderBody }) { number, email }: z.output<typeof FindOrderBody>,
    @CallerAddress() address: string,
  ) {
    await this.requestLink.execute({ number: typedNumberOf(number)!, email, address });
    return {
      success: true,
      message:
        "If there's an order with this number and this e-mail address, we've sent a link to the address.",
    };
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
