import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { LimitConcurrency } from '../../../../platform/http/limits/limit-concurrency';
import { Responds } from '../../../../platform/http/responses';
import { CallerAddress } from '../../../../platform/http/security/caller-address';
import { CurrentUser, type SessionUser } from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import { ChangeOwnName } from '../../application/change-own-name';
import { ConfirmEmailChange } from '../../application/confirm-email-change';
import { RequestEmailChange } from '../../application/request-email-change';
import { EmailCodeBody, NewEmailBody, OwnNameBody } from './own-account.schemas';

/** Where users change their own name and e-mail address. */
@Controller('account')
@ApiTags('account')
export class OwnAccountController {
  constructor(
    private readonly changeOwnName: ChangeOwnName,
    private readonly requestEmailChange: RequestEmailChange,
    private readonly confirmEmailChange: ConfirmEmailChange,
  ) {}

  @Put('name')
  @Responds(200, Done)
  async rename(
    @Body({ schema: OwnNameBody }) { userName }: z.output<typeof OwnNameBody>,
    @CurrentUser() { id: userId }: SessionUser,
  ) {
    await this.changeOwnName.execute({ userId, userName });
    return { success: true, message: 'Your name is changed' };
  }

  @Post('email')
  @LimitConcurrency(2, 100)
  @Responds(200, Done)
  async requestEmail(
    @Body({ schema: NewEmailBody }) given: z.output<typeof NewEmailBody>,
    @CurrentUser() { id: userId, sessionId }: SessionUser,
    @CallerAddress() address: string,
  ) {
    await this.requestEmailChange.execute({ ...given, userId, sessionId, address });
    return { success: true, message: 'A code is on its way to your new address' };
  }

  @Post('email/confirm')
  @Responds(200, Done)
  async confirmEmail(
    @Body({ schema: EmailCodeBody }) { code }: z.output<typeof EmailCodeBody>,
    @CurrentUser() { id: userId }: SessionUser,
  ) {
    await this.confirmEmailChange.execute({ userId, code });
    return { success: true, message: 'Your e-mail address is changed' };
  }
}
