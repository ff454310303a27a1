import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { CallerAddress } from '../../../../platform/http/security/caller-address';
import { Public } from '../../../../platform/http/session';
import { ShopDays } from '../../../../shared/time/shop-days';
import { DeclareWithdrawal } from '../../application/declare-withdrawal';
import { DeclareWithdrawalBody, WithdrawalReceiptResponse } from './withdrawals.schemas';

@Controller('shop/withdrawals')
@ApiTags('withdrawals')
export class WithdrawalsController {
  constructor(
    private readonly declareWithdrawal: DeclareWithdrawal,
    private readonly days: ShopDays,
  ) {}

  /** Everybody may call it, in every shop. */
  @Post()
  @Public()
  @Responds(200, WithdrawalReceiptResponse)
  async declare(
    @Body({ schema: DeclareWithdrawalBody })
    { _id: withdrawalId, ...statement }: z.output<typeof DeclareWithdrawalBody>,
    @CallerAddress() address: string,
  ) {
    const at = await this.declareWithdrawal.execute({ withdrawalId, statement, address });
    return {
      success: true,
      data: {
        _id: withdrawalId,
        receivedDate: at.toISOString(),
        receivedClock: this.days.clockAt(at),
        timeZone: this.days.timeZone,
        ...statement,
      },
    };
  }
}
