import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { offerView } from '../../../../delivery/offer.view';
import { Responds } from '../../../../platform/http/responses';
import { CurrentUser, ForShoppers, type SessionUser } from '../../../../platform/http/session';
import { PreviewDeliveries } from '../../application/preview-deliveries';
import { CheckoutDeliveryQuery, CheckoutDeliveryResponse } from './checkout.schemas';

@Controller('shop/checkout')
@ApiTags('orders')
@ForShoppers()
export class CheckoutController {
  constructor(private readonly previewDeliveries: PreviewDeliveries) {}

  /** Prices the order of the cart with each delivery to an address of the shopper. */
  @Get('delivery')
  @Responds(200, CheckoutDeliveryResponse)
  async delivery(
    @CurrentUser() { id: shopperId }: SessionUser,
    @Query({ schema: CheckoutDeliveryQuery }) { addressId }: z.output<typeof CheckoutDeliveryQuery>,
  ) {
    const { subtotal, offers } = await this.previewDeliveries.execute({ shopperId, addressId });
    const views = offers.map((offer) => ({ ...offerView(offer), total: offer.total.toMajor() }));
    return { success: true, data: { subtotal: subtotal.toMajor(), offers: views } };
  }
}
