import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Responds } from '../../../platform/http/responses';
import { CallerAddress } from './caller-address';
import { LimitConcurrency } from '../../../platform/http/limit-concurrency';
import { CurrentUser, Public, SessionOptional, type SessionUser } from '../../../platform/http/session';
import { Done } from '../../../platform/http/wire';
import type { DomainError } from '../../../shared/domain-error';
import { ChangePassword } from '../../application/change-password';
import { LogIn } from '../../application/log-in';
import { LogOut } from '../../application/log-out';
import { SignUp } from '../../application/sign-up';
import {
  ChangePasswordBody,
  LogInAnswer,
  LogInBody,
  RegisterAnswer,
  RegisterBody,
  SessionAnswer,
  type UserView,
} from './auth.schemas';
import { SessionCookie } from './session-cookie';

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
    private readonly cookie: SessionCookie,
  ) {}

  @Post('register')
  @LimitConcurrency(...hashing.register)
  @Public()
  @Responds(200, RegisterAnswer)
  async register(
    @Body({ schema: RegisterBody }) wanted: z.output<typeof RegisterBody>,
    @CallerAddress() address: string,
  ) {
    const { refused } = await this.signUp.execute({ ...wanted, address });
    return refused ? flagged(refused) : { success: true, message: 'Registration successful' };
  }

  @Post('login')
  @LimitConcurrency(...hashing.signIn)
  @Public()
  @Responds(200, LogInAnswer)
  async login(
    @Body({ schema: LogInBody }) credentials: z.output<typeof LogInBody>,
    @CallerAddress() address: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    const outcome = await this.logIn.execute({ ...credentials, address });
    if (outcome.refused) return flagged(outcome.refused);
    this.cookie.give(response, outcome.session);
    return { success: true, message: 'Logged in successfully', user: toView(outcome.user.state) };
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
  @Responds(200, SessionAnswer)
  checkAuth(@CurrentUser() user: SessionUser) {
    return { success: true, user: toView(user) };
  }
}

/** Clients of these two calls read only the flag (docs/rules.md, responses). */
const flagged = ({ code, message }: DomainError) => ({ success: false, code, message });

const toView = ({ id, userName, email, role }: UserView): UserView => ({ id, userName, email, role });
