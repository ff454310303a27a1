import { Controller, Get, Param, Redirect } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../platform/http/session';
import { Id } from '../../../../platform/http/wire';
import { ExpireAbandonedCheckout } from '../../application/expire-abandoned-checkout';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

/** Where the provider leads a buyer who turns back, perhaps without a session by now. */
@Controller('shop/order')
@ApiTags('orders')
@Public()
export class CancelledCheckoutsController {
  constructor(private readonly expireAbandonedCheckout: ExpireAbandonedCheckout) {}

  @Get('cancelled/:paymentId')
  @ChangesPublicData()
  @Redirect('/shop/checkout', 303)
  @ApiResponse({
    status: 303,
    description: 'To the checkout, where the cart still is, with the id of the order',
  })
  async cancelled(@Param('paymentId', { schema: Id }) paymentId: string) {
    const orderId = await this.expireAbandonedCheckout.execute({ paymentId });
    return { url: `/shop/checkout?cancelled=1${orderId ? `&order=${orderId}` : ''}` };
  }
}
