import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';
import { Money } from '../../../../shared/money';
import { AskRefundAgain } from '../../application/ask-refund-again';
import { type RefundPreview, RefundOrder } from '../../application/refund-order';
import { PreviewRefundBody, RefundOrderBody, RefundPreviewResponse } from './refunds.schemas';

@ChangesPublicData()
@Controller('admin/orders')
@ApiTags('admin orders')
@ForAdmins()
export class OrderRefundsController {
  constructor(
    private readonly refundOrder: RefundOrder,
    private readonly askRefundAgain: AskRefundAgain,
  ) {}

  @Post(':id/refunds/preview')
  @RequiresPermission('refunds.give')
  @Responds(200, RefundPreviewResponse)
  async preview(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: PreviewRefundBody }) body: z.output<typeof PreviewRefundBody>,
  ) {
    return { success: true, data: previewView(await this.refundOrder.preview(orderId, wantedOf(body))) };
  }

  @Post(':id/refunds')
  @RequiresPermission('refunds.give')
  @Responds(201, Done)
  async refund(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: RefundOrderBody }) body: z.output<typeof RefundOrderBody>,
  ) {
    const { _id: refundId, reason, restock: isRestocked, amount, left } = body;
    const seen = { amount, left };
    await this.refundOrder.execute({ ...wantedOf(body), refundId, orderId, reason, isRestocked, seen });
    return { success: true, message: 'The refund is requested' };
  }

  @Post(':id/refunds/:refundId/ask-again')
  @RequiresPermission('refunds.give')
  @Responds(200, Done)
  async askAgain(
    @Param('id', { schema: Id }) orderId: string,
    @Param('refundId', { schema: Id }) refundId: string,
  ) {
    await this.askRefundAgain.execute({ orderId, refundId });
    return { success: true, message: 'The refund is requested again' };
  }

  @Post(':id/wrong-amount/ask-again')
  @RequiresPermission('refunds.give')
  @Responds(200, Done)
  async askWrongAmountAgain(@Param('id', { schema: Id }) orderId: string) {
    await this.askRefundAgain.ofWrongAmount(orderId);
    return { success: true, message: 'The refund is requested again' };
  }
}

const wantedOf = ({
  pieces = [],
  delivery: isWithDelivery,
  other = Money.zero,
}: z.output<typeof PreviewRefundBody>) => ({ pieces, isWithDelivery, other });

function previewView({ plan, left, deliveryLeft, lines }: RefundPreview) {
  const { parts, amount, cancelled, restockable, endsOrder } = plan;
  return {
    amount: amount.toMajor(),
    pieces: parts.pieces.toMajor(),
    delivery: parts.delivery.toMajor(),
    other: parts.other.toMajor(),
    deducted: parts.deducted.toMajor(),
    left: left.toMajor(),
    deliveryLeft: deliveryLeft.toMajor(),
    ...{ lines, cancelled, restockable, endsOrder },
  };
}
