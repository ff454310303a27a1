import type { Request, Response } from 'express';
import { sign } from 'jsonwebtoken';
import { newId } from '../../../../shared/ids';
import { ServerSettings } from '../../../../platform/config/server.settings';
import { Environment } from '../../../../platform/config/settings';
import { DeviceCookie } from './device-cookie';
import { SigningSecret } from '../../../sessions/adapters/http/signing-secret';

const requestWith = (device: unknown) => ({ cookies: { device } }) as unknown as Request;

describe('the cookie of a device', () => {
  const setUp = async (jwtSecret = 'a secret of at least thirty-two characters') => {
    const settings = new ServerSettings(
      new Environment({ DATABASE_URL: 'postgres://unused', PUBLIC_URL: 'https://shop.test' }),
    );
    const secret = await SigningSecret.of(jwtSecret, 'unused');
    return { cookie: new DeviceCookie(secret, settings), secret };
  };
  const known = { id: newId(), userIds: [newId(), newId()] };
  const given = (cookie: DeviceCookie) => {
    const response = { cookie: jest.fn() };
    cookie.give(response as unknown as Response, known);
    return response.cookie.mock.calls[0] as [string, string, object];
  };

  it('names the device and its users, for sign-ins only and for no script', async () => {
    const { cookie } = await setUp();
    const [name, token, options] = given(cookie);
    expect(name).toBe('device');
    expect(options).toEqual({
      httpOnly: true,
      sameSite: 'lax',
      secure: true,
      path: '/api/auth',
      maxAge: 400 * 24 * 60 * 60 * 1_000,
    });
    expect(cookie.read(requestWith(token))).toEqual(known);
  });

  it('is not believed when it is missing, of another shop, or the token of a session', async () => {
    const { cookie, secret } = await setUp();
    const { cookie: another } = await setUp('another secret of at least thirty-two characters');
    const session = sign({ sub: newId(), sid: newId() }, secret.key, { algorithm: 'HS256', jwtid: newId() });
    for (const token of [undefined, 'nonsense', ['a', 'list'], given(another)[1], session])
      expect(cookie.read(requestWith(token))).toBeUndefined();
  });
});
