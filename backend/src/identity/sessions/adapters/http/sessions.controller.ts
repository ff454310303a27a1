import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Responds } from '../../../../platform/http/responses';
import { CurrentUser, type SessionUser } from '../../../../platform/http/session';
import { Done, Id } from '../../../../platform/http/wire';
import { Clock } from '../../../../shared/time/clock';
import { EndOtherSessions } from '../../application/end-other-sessions';
import { EndSession } from '../../application/end-session';
import { SessionRepository } from '../../application/ports';
import { SessionsResponse, toSessionView } from './sessions.schemas';

/** Where users see and end their own sessions. */
@Controller('account/sessions')
@ApiTags('account')
export class SessionsController {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly endSession: EndSession,
    private readonly endOtherSessions: EndOtherSessions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Responds(200, SessionsResponse)
  async list(@CurrentUser() { id, sessionId }: SessionUser) {
    const live = await this.sessions.findLive(id, this.clock.now());
    return { success: true, data: live.map((session) => toSessionView(session, sessionId)) };
  }

  @Delete(':id')
  @Responds(200, Done)
  async end(@Param('id', { schema: Id }) sessionId: string, @CurrentUser() { id: userId }: SessionUser) {
    await this.endSession.execute({ userId, sessionId });
    return { success: true, message: 'The device is signed out' };
  }

  @Delete()
  @Responds(200, Done)
  async endOthers(@CurrentUser() { id: userId, sessionId }: SessionUser) {
    await this.endOtherSessions.execute({ userId, sessionId });
    return { success: true, message: 'Every other device is signed out' };
  }
}
