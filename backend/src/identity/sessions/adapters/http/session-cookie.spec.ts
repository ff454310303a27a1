import type { Request, Response } from 'express';
import { decode } from 'jsonwebtoken';
import { ServerSettings } from '../../../../platform/config/server.settings';
import { Environment } from '../../../../platform/config/settings';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { newId } from '../../../../shared/ids';
import { Session, SessionLifetime } from '../../domain/session';
import { SessionCookie } from './session-cookie';
import { SigningSecret } from './signing-secret';

const jwtSecret = 'a secret of at least thirty-two characters';

describe('the cookie of a session', () => {
  const userId = newId();
  const setUp = async (env: NodeJS.ProcessEnv = {}) => {
    const settings = new ServerSettings(new Environment({ DATABASE_URL: 'postgres://unused', ...env }));
    const secret = await SigningSecret.of(jwtSecret, 'unused');
    const clock = new FixedClock();
    const response = { cookie: jest.fn(), clearCookie: jest.fn() };
    const cookie = new SessionCookie(secret, settings, clock);
    const session = Session.open(
      { userId, device: 'Chrome on Windows' },
      SessionLifetime.ofMinutes(60),
      clock.now(),
    );
    return { cookie, session, response, sent: response as unknown as Response };
  };
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: false };

  it('expires with the session, and contains the ids of session and user', async () => {
    const { cookie, session, response, sent } = await setUp();
    cookie.give(sent, session);
    const token = expect.any(String) as string;
    expect(response.cookie).toHaveBeenCalledWith('token', token, { ...attributes, maxAge: 60 * 60_000 });
    const [, given] = response.cookie.mock.calls[0] as [string, string];
    expect(decode(given)).toMatchObject({
      sub: userId,
      sid: session.state.id,
      exp: session.state.expiresAt.getTime() / 1_000,
    });
  });

  it('is set and cleared as secure when the shop has an https address', async () => {
    const { cookie, session, response, sent } = await setUp({ PUBLIC_URL: 'https://shop.test' });
    cookie.give(sent, session);
    cookie.clear(sent);
    const secure = { ...attributes, secure: true };
    expect(response.cookie).toHaveBeenCalledWith(
      '__Host-token',
      expect.any(String),
      expect.objectContaining(secure),
    );
    expect(response.clearCookie).toHaveBeenCalledWith('__Host-token', secure);
  });

  it('is read by the name that browsers take from this host only, when the shop has an https address', async () => {
    const { cookie } = await setUp({ PUBLIC_URL: 'https://shop.test' });
    expect(cookie.tokenOf({ cookies: { token: 'of a subdomain' } } as unknown as Request)).toBeNull();
    expect(cookie.tokenOf({ cookies: { '__Host-token': 'own' } } as unknown as Request)).toBe('own');
  });

  it.each([
    ['is missing', {}],
    ['was read as JSON', { token: { sid: 1 } }],
  ])('contains no token when it %s', async (_, cookies) => {
    const { cookie } = await setUp();
    expect(cookie.tokenOf({ cookies } as Request)).toBeNull();
  });
});
