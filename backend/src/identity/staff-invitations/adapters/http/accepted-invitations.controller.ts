import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { LimitConcurrency } from '../../../../platform/http/limits/limit-concurrency';
import { Responds } from '../../../../platform/http/responses';
import { CallerAddress } from '../../../../platform/http/security/caller-address';
import { Public } from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import { AcceptInvitation } from '../../application/accept-invitation';
import { CheckInvitation } from '../../application/check-invitation';
import {
  AcceptInvitationBody,
  InvitationLinkBody,
  OpenInvitationResponse,
} from './staff-invitations.schemas';

@Controller('auth/invitation')
@ApiTags('auth')
export class AcceptedInvitationsController {
  constructor(
    private readonly checkInvitation: CheckInvitation,
    private readonly acceptInvitation: AcceptInvitation,
  ) {}

  @Post('check')
  @Public()
  @Responds(200, OpenInvitationResponse)
  async check(
    @Body({ schema: InvitationLinkBody }) { token }: z.output<typeof InvitationLinkBody>,
    @CallerAddress() address: string,
  ) {
    return { success: true, data: await this.checkInvitation.execute({ token, address }) };
  }

  /** A password takes its time to hash: see AuthController. */
  @Post()
  @LimitConcurrency(2, 100)
  @Public()
  @Responds(200, Done)
  async accept(
    @Body({ schema: AcceptInvitationBody }) wanted: z.output<typeof AcceptInvitationBody>,
    @CallerAddress() address: string,
  ) {
    await this.acceptInvitation.execute({ ...wanted, address });
    return { success: true, message: 'Welcome! Please sign in with your password' };
  }
}
