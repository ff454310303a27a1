import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { LimitConcurrency } from '../../../../platform/http/limits/limit-concurrency';
import { Responds } from '../../../../platform/http/responses';
import { CurrentUser, ForAdmins, NotSignedIn, type SessionUser } from '../../../../platform/http/session';
import { WithoutPermission } from '../../../../platform/http/access/permissions';
import { Done } from '../../../../platform/http/wire';
import { BeginSecondFactor } from '../../application/begin-second-factor';
import { SessionRepository } from '../../../sessions/application/ports';
import { TurnOffSecondFactor } from '../../application/turn-off-second-factor';
import { TurnOnSecondFactor } from '../../application/turn-on-second-factor';
import { SecondFactorPolicy } from '../../../sessions/domain/second-factor-policy';
import { CallerAddress } from '../../../../platform/http/security/caller-address';
import {
  NewSecondFactorResponse,
  RecoveryCodesResponse,
  SecondFactorResponse,
  TurnOffSecondFactorBody,
  TurnOnSecondFactorBody,
} from './second-factor.schemas';
import { WithoutSecondFactor } from '../../../sessions/adapters/http/without-second-factor';

/** Where admins set up their own second factor. */
@Controller('account/second-factor')
@ApiTags('account')
@ForAdmins()
@WithoutSecondFactor()
export class SecondFactorController {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly policy: SecondFactorPolicy,
    private readonly beginSecondFactor: BeginSecondFactor,
    private readonly turnOnSecondFactor: TurnOnSecondFactor,
    private readonly turnOffSecondFactor: TurnOffSecondFactor,
  ) {}

  @Get()
  @WithoutPermission()
  @Responds(200, SecondFactorResponse)
  async show(@CurrentUser() { sessionId }: SessionUser) {
    const found = await this.sessions.findWithUser(sessionId);
    if (!found) throw new NotSignedIn();
    const { hasSecondFactor: isOn, state } = found.user;
    const recoveryCodesLeft = state.secondFactor?.recoveryHashes.length ?? 0;
    return { success: true, data: { isOn, isRequired: this.policy.isRequired, recoveryCodesLeft } };
  }

  @Post('begin')
  @WithoutPermission()
  @Responds(200, NewSecondFactorResponse)
  async begin(@CurrentUser() { id }: SessionUser) {
    return { success: true, data: await this.beginSecondFactor.execute(id) };
  }

  @Post('turn-on')
  @WithoutPermission()
  @Responds(200, RecoveryCodesResponse)
  async turnOn(
    @Body({ schema: TurnOnSecondFactorBody }) { code }: z.output<typeof TurnOnSecondFactorBody>,
    @CurrentUser() { id: userId, sessionId }: SessionUser,
  ) {
    const recoveryCodes = await this.turnOnSecondFactor.execute({ userId, sessionId, code });
    return { success: true, message: 'Your second factor is on', data: { recoveryCodes } };
  }

  @Post('turn-off')
  @WithoutPermission()
  @LimitConcurrency(2, 100)
  @Responds(200, Done)
  async turnOff(
    @Body({ schema: TurnOffSecondFactorBody }) given: z.output<typeof TurnOffSecondFactorBody>,
    @CurrentUser() { id: userId, sessionId }: SessionUser,
    @CallerAddress() address: string,
  ) {
    await this.turnOffSecondFactor.execute({ ...given, userId, sessionId, address });
    return { success: true, message: 'Your second factor is off' };
  }
}
