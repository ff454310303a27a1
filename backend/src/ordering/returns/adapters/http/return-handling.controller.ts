import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';
import { ArriveReturn } from '../../application/arrive-return';
import { CancelReturn } from '../../application/cancel-return';
import { JudgeReturn } from '../../application/judge-return';
import { SettleReturn } from '../../application/settle-return';
import { JudgeReturnBody, SettlementPreviewResponse, SettleReturnBody } from './returns.schemas';

/** Admins handle a return, from the parcel to the money. */
@ChangesPublicData()
@Controller('admin/returns/:id')
@ApiTags('admin returns')
@ForAdmins()
export class ReturnHandlingController {
  constructor(
    private readonly arriveReturn: ArriveReturn,
    private readonly judgeReturn: JudgeReturn,
    private readonly settleReturn: SettleReturn,
    private readonly cancelReturn: CancelReturn,
  ) {}

  @Post('arrived')
  @RequiresPermission('returns.judge')
  @Responds(200, Done)
  async arrive(@Param('id', { schema: Id }) returnId: string) {
    await this.arriveReturn.execute({ returnId });
    return { success: true, message: 'The parcel is here' };
  }

  @Put('judgements')
  @RequiresPermission('returns.judge')
  @Responds(200, Done)
  async judge(
    @Param('id', { schema: Id }) returnId: string,
    @Body({ schema: JudgeReturnBody }) { pieces }: z.output<typeof JudgeReturnBody>,
  ) {
    await this.judgeReturn.execute({ returnId, pieces });
    return { success: true, message: 'The pieces are judged' };
  }

  @Post('settle/preview')
  @RequiresPermission('refunds.give')
  @Responds(200, SettlementPreviewResponse)
  async preview(@Param('id', { schema: Id }) returnId: string) {
    const { amount, pieces, delivery, fee, difference, left } = await this.settleReturn.preview(returnId);
    return {
      success: true,
      data: {
        ...{ amount: amount.toMajor(), pieces: pieces.toMajor(), delivery: delivery.toMajor() },
        ...{ fee: fee.toMajor(), difference: difference.toMajor(), left: left.toMajor() },
      },
    };
  }

  @Post('settle')
  @RequiresPermission('refunds.give')
  @Responds(200, Done)
  async settle(
    @Param('id', { schema: Id }) returnId: string,
    @Body({ schema: SettleReturnBody }) seen: z.output<typeof SettleReturnBody>,
  ) {
    await this.settleReturn.execute({ returnId, seen });
    return { success: true, message: 'The return is settled' };
  }

  @Post('cancel')
  @RequiresPermission('returns.judge')
  @Responds(200, Done)
  async cancel(@Param('id', { schema: Id }) returnId: string) {
    await this.cancelReturn.execute({ returnId });
    return { success: true, message: 'The return is cancelled' };
  }
}
