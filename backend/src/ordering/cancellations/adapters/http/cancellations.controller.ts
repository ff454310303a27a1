import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins, SessionOptional } from '../../../../platform/http/session';
import { OrderAccess } from '../../../links/adapters/http/order-access';
import { type Caller, OrderCaller } from '../../../links/adapters/http/order-caller';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { CancelPieces } from '../../application/cancel-pieces';
import {
  AdminCancellationPreviewResponse,
  CancellationPreviewResponse,
  CancelOwnPiecesBody,
  CancelPiecesBody,
  PreviewAdminCancellationBody,
  PreviewCancellationBody,
} from './cancellations.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

type Cancelled = z.output<typeof CancelPiecesBody>;

const done = { success: true, message: 'The items are cancelled' };

@ChangesPublicData()
@Controller()
@ApiTags('orders')
export class CancellationsController {
  constructor(
    private readonly cancelPieces: CancelPieces,
    private readonly access: OrderAccess,
  ) {}

  @Post('shop/order/cancellations/:orderId')
  @SessionOptional()
  @Responds(201, Done)
  async cancelOwn(
    @OrderCaller() caller: Caller,
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: CancelOwnPiecesBody })
    { _id: cancellationId, pieces, refund }: z.output<typeof CancelOwnPiecesBody>,
  ) {
    const shopperId = await this.access.ownerOf(caller, orderId);
    await this.cancelPieces.executeFor(shopperId, { cancellationId, orderId, pieces, refund });
    return done;
  }

  @Post('shop/order/cancellations/:orderId/preview')
  @SessionOptional()
  @Responds(200, CancellationPreviewResponse)
  async preview(
    @OrderCaller() caller: Caller,
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: PreviewCancellationBody }) { pieces }: z.output<typeof PreviewCancellationBody>,
  ) {
    const shopperId = await this.access.ownerOf(caller, orderId);
    const { refund, delivery } = await this.cancelPieces.previewFor(shopperId, { orderId, pieces });
    return { success: true, data: { refund: refund.toMajor(), delivery: delivery.toMajor() } };
  }

  @Post('admin/orders/:id/cancellations/preview')
  @ForAdmins()
  @RequiresPermission('refunds.give')
  @Responds(200, AdminCancellationPreviewResponse)
  async previewForAdmin(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: PreviewAdminCancellationBody })
    { pieces, lostParcel: lostParcelId }: z.output<typeof PreviewAdminCancellationBody>,
  ) {
    const { refund, endsOrder } = await this.cancelPieces.preview({ orderId, pieces, lostParcelId });
    return { success: true, data: { refund: refund.toMajor(), endsOrder } };
  }

  @Post('admin/orders/:id/cancellations')
  @ForAdmins()
  @RequiresPermission('refunds.give')
  @Responds(201, Done)
  async cancel(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: CancelPiecesBody }) { _id: cancellationId, pieces }: Cancelled,
  ) {
    await this.cancelPieces.execute({ cancellationId, orderId, pieces });
    return done;
  }
}
