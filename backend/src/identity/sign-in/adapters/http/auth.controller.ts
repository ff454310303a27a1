import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { CallerAddress } from '../../../../platform/http/security/caller-address';
import { CallerDevice } from './caller-device';
import { LimitConcurrency } from '../../../../platform/http/limits/limit-concurrency';
import { CurrentUser, Public, SessionOptional, type SessionUser } from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import type { DomainError } from '../../../../shared/domain-error';
import { ChangePassword } from '../../application/change-password';
import { LogIn } from '../../application/log-in';
import { LogOut } from '../../../sessions/application/log-out';
import { SignUp } from '../../application/sign-up';
import { CodeNeeded, IncorrectCode } from '../../../second-factor/domain/second-factor.errors';
import { EmailTaken, UserIsBlocked, DemoAccountRefused } from '../../../users/domain/user.errors';
import { IncorrectCredentials } from '../../../passwords/domain/password.errors';
import { SecondFactorPolicy } from '../../../sessions/domain/second-factor-policy';
import {
  ChangePasswordBody,
  LogInResponse,
  LogInBody,
  RegisterResponse,
  RegisterBody,
  SessionResponse,
  type UserView,
} from './auth.schemas';
import { VisitorCookie } from '../../../visitors/adapters/http/visitor-cookie';
import { DeviceCookie } from './device-cookie';
import { SessionCookie } from '../../../sessions/adapters/http/session-cookie';
import { WithoutSecondFactor } from '../../../sessions/adapters/http/without-second-factor';

/**
 * A password takes its time to hash, 25 ms of a processor: each kind of call has a queue of its own, so that nobody waits to sign
 * in while thousands register.
 */
const hashing = { signIn: [8, 200], register: [2, 100], changePassword: [2, 100] } as const;

@Controller('auth')
@ApiTags('auth')
export class AuthController {
  constructor(
    private readonly signUp: SignUp,
    private readonly logIn: LogIn,
    private readonly logOut: LogOut,
    private readonly changePassword: ChangePassword,
    private readonly secondFactors: SecondFactorPolicy,
    private readonly cookie: SessionCookie,
    private readonly deviceCookie: DeviceCookie,
    private readonly visitorCookie: VisitorCookie,
  ) {}

  @Post('register')
  @LimitConcurrency(...hashing.register)
  @Public()
  @Responds(200, RegisterResponse)
  async register(
    @Body({ schema: RegisterBody }) wanted: z.output<typeof RegisterBody>,
    @CallerAddress() address: string,
  ) {
    try {
      await this.signUp.execute({ ...wanted, address });
      return { success: true, message: 'Registration successful' };
    } catch (error) {
      return flagged(error);
    }
  }

  @Post('login')
  @LimitConcurrency(...hashing.signIn)
  @Public()
  @Responds(200, LogInResponse)
  async login(
    @Body({ schema: LogInBody }) credentials: z.output<typeof LogInBody>,
    @CallerAddress() address: string,
    @CallerDevice() device: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const caller = {
      address,
      device,
      knownDevice: this.deviceCookie.read(request),
      visitorToken: this.visitorCookie.read(request),
    };
    try {
      const { session, user, staffRole, knownDevice } = await this.logIn.execute({
        ...credentials,
        ...caller,
      });
      this.cookie.give(response, session);
      this.deviceCookie.give(response, knownDevice);
      if (user.state.role === 'user') this.visitorCookie.clear(request, response);
      return {
        success: true,
        message: 'Logged in successfully',
        user: toView({
          ...user.state,
          lacksSecondFactor: this.secondFactors.isMissing(user),
          permissions: staffRole?.state.permissions ?? [],
        }),
      };
    } catch (error) {
      return flagged(error);
    }
  }

  @Post('logout')
  @SessionOptional()
  @Responds(200, Done)
  async logout(@Req() { user }: Request, @Res({ passthrough: true }) response: Response) {
    if (user) await this.logOut.execute(user.sessionId);
    this.cookie.clear(response);
    return { success: true, message: 'Logged out successfully' };
  }

  @Post('change-password')
  @LimitConcurrency(...hashing.changePassword)
  @Responds(200, Done)
  async change(
    @Body({ schema: ChangePasswordBody }) passwords: z.output<typeof ChangePasswordBody>,
    @CurrentUser() { id: userId, sessionId }: SessionUser,
    @CallerAddress() address: string,
  ) {
    await this.changePassword.execute({ ...passwords, userId, sessionId, address });
    return { success: true, message: 'Password changed' };
  }

  @Get('check-auth')
  @WithoutSecondFactor()
  @Responds(200, SessionResponse)
  checkAuth(@CurrentUser() user: SessionUser) {
    return { success: true, user: toView(user) };
  }
}

const flaggedKinds = [
  EmailTaken,
  IncorrectCredentials,
  CodeNeeded,
  IncorrectCode,
  UserIsBlocked,
  DemoAccountRefused,
];

/** Clients of these two calls read only the flag (docs/rules.md). @throws every other error as it is */
function flagged(error: unknown) {
  const isFlagged = flaggedKinds.some((kind) => error instanceof kind);
  if (!isFlagged) throw error;
  const { code, message } = error as DomainError;
  return { success: false, code, message };
}

type Viewed = Omit<SessionUser, 'sessionId'>;

const toView = ({ id, userName, email, role, lacksSecondFactor, permissions }: Viewed): UserView => ({
  id,
  userName,
  email,
  role,
  ...(lacksSecondFactor && { lacksSecondFactor }),
  ...(role === 'admin' && { permissions: [...permissions] }),
});
