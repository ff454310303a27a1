import { JwtService } from '@nestjs/jwt';
import type { Response } from 'express';
import { Settings } from '../../../platform/config/settings';
import { FixedClock } from '../../../platform/memory/fixed-clock';
import { Session, SessionLifetime } from '../../domain/session';
import { SessionCookie } from './session-cookie';

const secret = 'a secret of at least thirty-two characters';

describe('the cookie of a session', () => {
  const setUp = (env: NodeJS.ProcessEnv = {}) => {
    const settings = Settings.read({ DATABASE_URL: 'postgres://unused', ...env });
    const clock = new FixedClock();
    const response = { cookie: jest.fn(), clearCookie: jest.fn() };
    const cookie = new SessionCookie(new JwtService({ secret }), settings, clock);
    const session = Session.open('a-user', SessionLifetime.ofMinutes(60), clock.now());
    return { cookie, session, response, sent: response as unknown as Response };
  };
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: false };

  it('lasts as long as the session, and names it and its user', () => {
    const { cookie, session, response, sent } = setUp();
    cookie.give(sent, session);
    const token = expect.any(String) as string;
    expect(response.cookie).toHaveBeenCalledWith('token', token, { ...attributes, maxAge: 60 * 60_000 });
    const [, given] = response.cookie.mock.calls[0] as [string, string];
    expect(new JwtService().decode<object>(given)).toMatchObject({
      sub: 'a-user',
      sid: session.state.id,
      exp: session.state.expiresAt.getTime() / 1_000,
    });
  });

  it('is given and taken back for https alone when the shop is served by https', () => {
    const { cookie, session, response, sent } = setUp({ PUBLIC_URL: 'https://shop.test' });
    cookie.give(sent, session);
    cookie.clear(sent);
    const secure = { ...attributes, secure: true };
    expect(response.cookie).toHaveBeenCalledWith(
      'token',
      expect.any(String),
      expect.objectContaining(secure),
    );
    expect(response.clearCookie).toHaveBeenCalledWith('token', secure);
  });
});
