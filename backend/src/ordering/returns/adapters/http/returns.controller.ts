import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ShopContact } from '../../../../content/shop-contact';
import { Responds } from '../../../../platform/http/responses';
import { SessionOptional } from '../../../../platform/http/session';
import { OrderAccess } from '../../../links/adapters/http/order-access';
import { type Caller, OrderCaller } from '../../../links/adapters/http/order-caller';
import { Done, Id } from '../../../../platform/http/wire';
import { CancelReturn } from '../../application/cancel-return';
import { DeclareReturn } from '../../application/declare-return';
import { ReturnQueries } from '../../application/ports';
import { PostReturn } from '../../application/post-return';
import { ViewReturnable } from '../../application/view-returnable';
import { returnableView, returnView } from './return-view';
import {
  DeclareReturnBody,
  OrderReturnsResponse,
  PostReturnBody,
  PreviewReturnBody,
  ReturnPreviewResponse,
  ReturnResponse,
} from './returns.schemas';
import { wantedPiecesOf } from './wanted-pieces';

@Controller('shop/order/:orderId/returns')
@ApiTags('returns')
@SessionOptional()
export class ReturnsController {
  constructor(
    private readonly viewReturnable: ViewReturnable,
    private readonly declareReturn: DeclareReturn,
    private readonly postReturn: PostReturn,
    private readonly cancelReturn: CancelReturn,
    private readonly queries: ReturnQueries,
    private readonly contact: ShopContact,
    private readonly access: OrderAccess,
  ) {}

  @Get()
  @Responds(200, OrderReturnsResponse)
  async ofOrder(@OrderCaller() caller: Caller, @Param('orderId', { schema: Id }) orderId: string) {
    const { window, lines } = await this.viewReturnable.executeFor(
      await this.access.ownerOf(caller, orderId),
      orderId,
    );
    const [{ postalAddress }, shown] = [await this.contact.current(), await this.queries.ofOrder(orderId)];
    const returns = shown.map((one) => returnView(one, postalAddress));
    return { success: true, data: { window, lines: lines.map(returnableView), returns } };
  }

  @Post('preview')
  @Responds(200, ReturnPreviewResponse)
  async preview(
    @OrderCaller() caller: Caller,
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: PreviewReturnBody }) body: z.output<typeof PreviewReturnBody>,
  ) {
    const plan = await this.declareReturn.previewFor(await this.access.ownerOf(caller, orderId), {
      orderId,
      pieces: wantedPiecesOf(body),
    });
    const { amount, pieces, delivery, fee, difference } = plan.money;
    const { wayPaidBy, deadline } = plan.terms;
    return {
      success: true,
      data: {
        ...{ amount: amount.toMajor(), pieces: pieces.toMajor(), delivery: delivery.toMajor() },
        ...{ fee: fee.toMajor(), difference: difference.toMajor(), wayPaidBy, deadline },
        heldUntil: plan.exchange?.heldUntil ?? null,
      },
    };
  }

  @Post()
  @Responds(201, ReturnResponse)
  async declare(
    @OrderCaller() caller: Caller,
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: DeclareReturnBody }) body: z.output<typeof DeclareReturnBody>,
  ) {
    const { _id: returnId, amount: seen } = body;
    await this.declareReturn.executeFor(await this.access.ownerOf(caller, orderId), {
      returnId,
      orderId,
      pieces: wantedPiecesOf(body),
      seen,
    });
    const { postalAddress } = await this.contact.current();
    const declared = await this.queries.find(returnId);
    return { success: true, data: declared && returnView(declared, postalAddress) };
  }

  @Put(':returnId/posted')
  @Responds(200, Done)
  async post(
    @OrderCaller() caller: Caller,
    @Param('orderId', { schema: Id }) orderId: string,
    @Param('returnId', { schema: Id }) returnId: string,
    @Body({ schema: PostReturnBody })
    { carrier = null, trackingNumber = null }: z.output<typeof PostReturnBody>,
  ) {
    await this.postReturn.executeFor(await this.access.ownerOf(caller, orderId), {
      orderId,
      returnId,
      carrier,
      trackingNumber,
    });
    return { success: true, message: 'The parcel is on its way' };
  }

  @Post(':returnId/cancel')
  @Responds(200, Done)
  async cancel(
    @OrderCaller() caller: Caller,
    @Param('orderId', { schema: Id }) orderId: string,
    @Param('returnId', { schema: Id }) returnId: string,
  ) {
    await this.cancelReturn.executeFor(await this.access.ownerOf(caller, orderId), { orderId, returnId });
    return { success: true, message: 'The return is cancelled' };
  }
}
