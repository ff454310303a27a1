import type { FastifyReply, FastifyRequest } from 'fastify';
import { decode, sign } from 'jsonwebtoken';
import { Settings } from '../../../platform/config/settings';
import { FixedClock } from '../../../platform/memory/fixed-clock';
import { newId } from '../../../shared/ids';
import { Session, SessionLifetime } from '../../domain/session';
import { SessionCookie } from './session-cookie';
import { SigningSecret } from './signing-secret';

const jwtSecret = 'a secret of at least thirty-two characters';

describe('the cookie of a session', () => {
  const userId = newId();
  const setUp = async (env: NodeJS.ProcessEnv = {}) => {
    const settings = Settings.read({ DATABASE_URL: 'postgres://unused', JWT_SECRET: jwtSecret, ...env });
    const clock = new FixedClock(new Date());
    const header = jest.fn<void, [name: string, value: string]>();
    const cookie = new SessionCookie(await SigningSecret.of(settings), settings, clock);
    const session = Session.open(userId, SessionLifetime.ofMinutes(60), clock.now());
    return { cookie, session, header, reply: { header } as unknown as FastifyReply };
  };
  const sending = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest;

  it('lasts as long as the session, and names it and its user', async () => {
    const { cookie, session, header, reply } = await setUp();
    cookie.give(reply, session);
    const [name, given] = header.mock.calls[0]!;
    expect(name).toBe('Set-Cookie');
    expect(given).toMatch(/^token=[\w.-]+; Max-Age=3600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const claims = { sub: userId, sid: session.state.id };
    expect(decode(/token=([^;]+)/.exec(given)![1]!)).toMatchObject(claims);
    expect(cookie.read(sending(`theme=dark; ${given.split(';')[0]}`))).toMatchObject(claims);
  });

  it('is given and taken back for https alone when the shop is served by https', async () => {
    const { cookie, session, header, reply } = await setUp({ PUBLIC_URL: 'https://shop.test' });
    cookie.give(reply, session);
    cookie.clear(reply);
    for (const [, given] of header.mock.calls) expect(given).toContain('; Secure');
  });

  it.each([
    ['is missing', ''],
    ['is none', 'token=none'],
    ['was signed by another', `token=${sign({ sub: newId(), sid: newId() }, `not ${jwtSecret}`)}`],
    ['names no user', `token=${sign({ sub: '1', sid: newId() }, jwtSecret)}`],
    ['was not signed', `token=${sign({ sub: newId(), sid: newId() }, '', { algorithm: 'none' })}`],
  ])('is not believed when it %s', async (_, sent) => {
    const { cookie } = await setUp();
    expect(cookie.read(sending(sent))).toBeUndefined();
  });

  it('is not believed after it has expired, however often it was before', async () => {
    jest.useFakeTimers();
    const { cookie, session, header, reply } = await setUp();
    cookie.give(reply, session);
    const request = sending(header.mock.calls[0]![1].split(';')[0]!);
    expect(cookie.read(request)).toBeDefined();
    jest.advanceTimersByTime(60 * 60_000);
    expect(cookie.read(request)).toBeUndefined();
    jest.useRealTimers();
  });
});
