import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { offerView } from '../../../../delivery/offer.view';
import { Responds } from '../../../../platform/http/responses';
import { type Buyer, CurrentBuyer, ForBuyers } from '../../../../platform/http/session';
import { CartIsEmpty } from '../../../orders/domain/order.errors';
import { PreviewDeliveries } from '../../application/preview-deliveries';
import { CheckoutDeliveryQuery, CheckoutDeliveryResponse } from './checkout.schemas';

@Controller('shop/checkout')
@ApiTags('orders')
@ForBuyers()
export class CheckoutController {
  constructor(private readonly previewDeliveries: PreviewDeliveries) {}

  /** Prices the order of the cart with each delivery to an address of the shopper, or to a place that a visitor names. */
  @Get('delivery')
  @Responds(200, CheckoutDeliveryResponse)
  async delivery(
    @CurrentBuyer() { kind, id: shopperId }: Buyer,
    @Query({ schema: CheckoutDeliveryQuery })
    { addressId, country, postcode = '' }: z.output<typeof CheckoutDeliveryQuery>,
  ) {
    if (shopperId === null) throw new CartIsEmpty();
    const place = kind === 'visitor' && country !== undefined ? { country, pincode: postcode } : undefined;
    const { subtotal, offers } = await this.previewDeliveries.execute({ shopperId, addressId, place });
    const views = offers.map((offer) => ({ ...offerView(offer), total: offer.total.toMajor() }));
    return { success: true, data: { subtotal: subtotal.toMajor(), offers: views } };
  }
}
