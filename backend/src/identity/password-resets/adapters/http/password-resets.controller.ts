import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CallerAddress } from '../../../../platform/http/security/caller-address';
import { LimitConcurrency } from '../../../../platform/http/limits/limit-concurrency';
import { Responds } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import { CheckResetLink } from '../../application/check-reset-link';
import { RequestPasswordReset } from '../../application/request-password-reset';
import { ResetPassword } from '../../application/reset-password';
import { ForgotPasswordBody, ResetLink, ResetLinkBody, ResetPasswordBody } from './password-resets.schemas';

/** A password takes its time to hash: see AuthController. */
const hashing = [2, 100] as const;

@Controller('auth')
@ApiTags('auth')
export class PasswordResetsController {
  constructor(
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly checkResetLink: CheckResetLink,
    private readonly resetPassword: ResetPassword,
  ) {}

  /** The same response whether or not there is an account. */
  @Post('forgot-password')
  @Public()
  @Responds(200, Done)
  async forgot(
    @Body({ schema: ForgotPasswordBody }) { email }: z.output<typeof ForgotPasswordBody>,
    @CallerAddress() address: string,
  ) {
    await this.requestPasswordReset.execute({ email, address });
    return {
      success: true,
      message:
        "If there's an account for this address, we've sent it a link. It works once and expires in 30 minutes.",
    };
  }

  @Post('reset-password/check')
  @Public()
  @Responds(200, ResetLink)
  async check(@Body({ schema: ResetLinkBody }) { token }: z.output<typeof ResetLinkBody>) {
    return { success: true, data: { email: await this.checkResetLink.execute(token) } };
  }

  @Post('reset-password')
  @LimitConcurrency(...hashing)
  @Public()
  @Responds(200, Done)
  async reset(@Body({ schema: ResetPasswordBody }) wanted: z.output<typeof ResetPasswordBody>) {
    await this.resetPassword.execute(wanted);
    return { success: true, message: 'Your new password is set. Please sign in' };
  }
}
