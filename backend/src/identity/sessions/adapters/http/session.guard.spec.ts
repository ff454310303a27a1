import { Controller, Get } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { sign } from 'jsonwebtoken';
import { startTestingApp } from '../../../../../test/support/shop/testing-app';
import { ServerSettings } from '../../../../platform/config/server.settings';
import { Environment } from '../../../../platform/config/settings';
import { RequiresPermission, WithoutPermission } from '../../../../platform/http/access/permissions';
import {
  CurrentUser,
  ForAdmins,
  Public,
  SessionOptional,
  type SessionUser,
  NotSignedIn,
} from '../../../../platform/http/session';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { provide } from '../../../../platform/provide';
import { newId } from '../../../../shared/ids';
import { TouchSession } from '../../application/touch-session';
import { SecondFactorPolicy } from '../../domain/second-factor-policy';
import { Session, SessionLifetime } from '../../domain/session';
import { InMemoryStaffRoleRepository } from '../../../staff/adapters/memory/in-memory-staff-role.repository';
import { StaffRole } from '../../../staff/domain/staff-role';
import { User } from '../../../users/domain/user';
import { InMemorySessionRepository } from '../memory/in-memory-session.repository';
import { InMemoryUserRepository } from '../../../users/adapters/memory/in-memory-user.repository';
import { JwtStrategy } from './jwt.strategy';
import { SessionCookie } from './session-cookie';
import { VisitorGuard } from '../../../visitors/adapters/http/visitor-guard';
import { SessionGuard } from './session.guard';
import { SigningSecret } from './signing-secret';
import { WithoutSecondFactor } from './without-second-factor';

const jwtSecret = 'a secret of at least thirty-two characters';
const hour = SessionLifetime.ofMinutes(60);

@Controller()
class Routes {
  @Get('own')
  own(@CurrentUser() user: SessionUser) {
    return { id: user.id };
  }

  @Get('admins')
  @ForAdmins()
  @RequiresPermission('orders.ship', 'orders.change')
  admins() {
    return {};
  }

  @Get('undeclared')
  @ForAdmins()
  undeclared() {
    return {};
  }

  @Get('set-up')
  @ForAdmins()
  @WithoutPermission()
  @WithoutSecondFactor()
  setUp() {
    return {};
  }

  @Get('public')
  @Public()
  public() {
    return {};
  }

  @Get('optional')
  @SessionOptional()
  optional() {
    return {};
  }
}

const noVisitors = { visitOf: () => Promise.reject(new NotSignedIn()) };

describe('the session guard', () => {
  const clock = new FixedClock(new Date());
  const users = new InMemoryUserRepository();
  const roles = new InMemoryStaffRoleRepository();
  const sessions = new InMemorySessionRepository(users, roles);
  let started: Awaited<ReturnType<typeof startTestingApp>>;
  let session: Session;

  beforeAll(async () => {
    const settings = new ServerSettings(new Environment({ DATABASE_URL: 'postgres://unused' }));
    const secret = await SigningSecret.of(jwtSecret, 'unused');
    const touchSession = new TouchSession(
      users,
      sessions,
      hour,
      new InMemoryUnitOfWork(users, sessions),
      clock,
    );
    const module = Test.createTestingModule({
      controllers: [Routes],
      providers: [
        { provide: SigningSecret, useValue: secret },
        { provide: SecondFactorPolicy, useValue: new SecondFactorPolicy(true) },
        { provide: TouchSession, useValue: touchSession },
        { provide: SessionCookie, useValue: new SessionCookie(secret, settings, clock) },
        provide(JwtStrategy, SigningSecret, TouchSession, SecondFactorPolicy, SessionCookie),
        { provide: VisitorGuard, useValue: noVisitors },
        provide(SessionGuard, Reflector, VisitorGuard),
        { provide: APP_GUARD, useExisting: SessionGuard },
      ],
    });
    started = await startTestingApp(module);

    const given = {
      userName: 'Sam',
      email: 'sam@haberdash.test',
      passwordHash: 'hash',
      role: 'user',
    } as const;
    const user = User.create(given, clock.now());
    await users.add(user);
    session = Session.open({ userId: user.state.id, device: 'Chrome on Windows' }, hour, clock.now());
    await sessions.save(session);
  });
  afterAll(() => started.close());

  const ask = (path: string, cookie = '') => started.ask(`/${path}`, { headers: { cookie } });
  const claims = () => ({ sub: session.state.userId, sid: session.state.id });
  const tokenFor = (payload: object, secret = jwtSecret) =>
    `token=${sign(payload, secret, { expiresIn: '1h' })}`;

  it('finds the user by the session of the cookie', async () => {
    const response = await ask('own', `theme=dark; ${tokenFor(claims())}`);
    expect([response.status, await response.json()]).toEqual([200, { id: session.state.userId }]);
  });

  it('requires nothing for public routes and routes with an optional session', async () => {
    expect([(await ask('public')).status, (await ask('optional')).status]).toEqual([200, 200]);
  });

  it('refuses a user with another role', async () => {
    expect((await ask('admins', tokenFor(claims()))).status).toBe(403);
  });

  const signedIn = async (name: string, given: { staffRoleId?: string }, hasFactor = true) => {
    const own = { userName: name, email: `${name}@haberdash.test`, passwordHash: 'hash' };
    const person = User.create({ ...own, ...given, role: 'admin' }, clock.now());
    if (hasFactor) {
      person.beginSecondFactor('sealed');
      person.turnOnSecondFactor({ step: 1, recoveryHash: '' }, []);
    }
    await users.add(person);
    const opened = Session.open({ userId: person.state.id, device: 'Chrome on Windows' }, hour, clock.now());
    await sessions.save(opened);
    return { person, cookie: tokenFor({ sub: person.state.id, sid: opened.state.id }) };
  };

  it('lets an admin call what one permission of the role allows, until the role loses it', async () => {
    const packer = StaffRole.create({ name: 'Packer', permissions: ['orders.ship'], refundLimitCents: null });
    await roles.add(packer);
    const { cookie } = await signedIn('pat', { staffRoleId: packer.state.id });
    expect((await ask('admins', cookie)).status).toBe(200);
    packer.edit({ ...packer.state, permissions: ['orders.read'] });
    await roles.save(packer);
    const response = await ask('admins', cookie);
    expect([response.status, await response.json()]).toEqual([
      403,
      {
        success: false,
        code: 'PERMISSION_MISSING',
        message:
          "Your role doesn't allow you to pack and send orders or to change orders. Ask an owner of the shop",
      },
    ]);
  });

  it('refuses a call that declares no permission, also to an owner', async () => {
    const { cookie } = await signedIn('olga', {});
    expect((await ask('undeclared', cookie)).status).toBe(403);
  });

  it('lets an admin without the required second factor only set it up', async () => {
    const { person: ada, cookie } = await signedIn('ada', {}, false);
    const statuses = async () => [(await ask('admins', cookie)).status, (await ask('own', cookie)).status];
    expect(await statuses()).toEqual([403, 403]);
    expect((await ask('set-up', cookie)).status).toBe(200);
    ada.beginSecondFactor('sealed');
    ada.turnOnSecondFactor({ step: 1, recoveryHash: '' }, []);
    await users.save(ada);
    expect(await statuses()).toEqual([200, 200]);
  });

  it.each<[string, () => string]>([
    ['is missing', () => ''],
    ['is none', () => 'token=none'],
    ['was signed by another', () => tokenFor(claims(), `not ${jwtSecret}`)],
    ['names no user', () => tokenFor({ ...claims(), sub: '1' })],
    ['names no session', () => tokenFor({ ...claims(), sid: newId() })],
    ['was not signed', () => `token=${sign(claims(), '', { algorithm: 'none' })}`],
    [
      'has expired',
      () => `token=${sign({ ...claims(), exp: Math.floor(Date.now() / 1_000) - 1 }, jwtSecret)}`,
    ],
  ])('refuses a token that %s', async (_, cookie) => {
    expect((await ask('own', cookie())).status).toBe(401);
  });

  it('refuses a token whose session was revoked, also after it was accepted before', async () => {
    const cookie = tokenFor(claims());
    expect((await ask('own', cookie)).status).toBe(200);
    session.revoke(clock.now());
    await sessions.save(session);
    expect((await ask('own', cookie)).status).toBe(401);
  });
});
