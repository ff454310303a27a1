import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { LimitConcurrency } from '../../../../platform/http/limits/limit-concurrency';
import { Responds } from '../../../../platform/http/responses';
import { CurrentUser, ForShoppers, type SessionUser } from '../../../../platform/http/session';
import { AddGuestOrders } from '../../application/add-guest-orders';
import { ConfirmGuestOrders } from '../../application/confirm-guest-orders';
import { AddedGuestOrdersResponse, GuestOrdersCodeBody, GuestOrdersResponse } from './guest-orders.schemas';

/** Orders that were placed without an account join the account of the same e-mail address. */
@Controller('account/guest-orders')
@ApiTags('orders of guests')
@ForShoppers()
export class GuestOrdersController {
  constructor(
    private readonly addGuestOrders: AddGuestOrders,
    private readonly confirmGuestOrders: ConfirmGuestOrders,
  ) {}

  @Get()
  @Responds(200, GuestOrdersResponse)
  async preview(@CurrentUser() { id }: SessionUser) {
    return { success: true as const, data: { orders: await this.addGuestOrders.preview(id) } };
  }

  @Post()
  @LimitConcurrency(2, 100)
  @Responds(200, GuestOrdersResponse)
  async add(@CurrentUser() { id }: SessionUser) {
    const orders = await this.addGuestOrders.execute(id);
    const message =
      orders === null ? 'A code is on its way to your e-mail address' : 'The orders are in your account now';
    return { success: true as const, message, data: { orders } };
  }

  @Post('confirm')
  @Responds(200, AddedGuestOrdersResponse)
  async confirm(
    @Body({ schema: GuestOrdersCodeBody }) { code }: z.output<typeof GuestOrdersCodeBody>,
    @CurrentUser() { id: userId }: SessionUser,
  ) {
    const orders = await this.confirmGuestOrders.execute({ userId, code });
    return { success: true as const, message: 'The orders are in your account now', data: { orders } };
  }
}
