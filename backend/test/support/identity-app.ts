import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { RegisterUser } from '../../src/identity/application/register-user';
import type { Role } from '../../src/identity/domain/user';
import { IdentityModule } from '../../src/identity/identity.module';
import { Settings } from '../../src/platform/config/settings';
import { prepareHttp } from '../../src/platform/http/http-app';
import { createLog } from '../../src/platform/log/log';
import { PlatformModule } from '../../src/platform/platform.module';
import { createDataSource } from '../../src/platform/postgres/data-source';
import { newId } from '../../src/shared/ids';

export const password = 'a-long-password';

/** The identity context over HTTP, on a port and with a data folder of its own. */
export async function startIdentityApp(databaseUrl: string, env: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-'));
  const settings = Settings.read({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    JWT_SECRET: 'the secret of all tests, 32 characters',
    ...env,
  });
  const log = createLog(settings.logLevel);
  const dataSource = await createDataSource(databaseUrl, settings.databasePool).initialize();
  const testing = Test.createTestingModule({
    imports: [PlatformModule.on(settings, log, dataSource), IdentityModule],
  });
  const app = (await testing.compile()).createNestApplication<NestExpressApplication>({ bodyParser: false });
  prepareHttp(app, settings, log);
  app.setGlobalPrefix('api');
  await app.listen(0, '127.0.0.1');
  const visitor = () => request.agent(app.getHttpServer());
  return {
    app,
    visitor,
    /** Someone new, in a browser of their own. */
    signedIn: (role: Role = 'user') => signedIn(app.get(RegisterUser), visitor(), role),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function signedIn(registerUser: RegisterUser, browser: ReturnType<typeof request.agent>, role: Role) {
  const email = `${newId()}@haberdash.test`;
  const { user } = await registerUser.execute({ userName: 'Sam', email, password, role });
  await browser.post('/api/auth/login').send({ email, password }).expect(200);
  return { browser, email, userId: user!.snapshot.id };
}

/** What came back, typed no better than the wire is. */
export async function answerTo(call: request.Test) {
  const { status, body, headers } = (await call) as Omit<request.Response, 'body'> & { body: unknown };
  const cookies = (headers as { 'set-cookie'?: string[] })['set-cookie'] ?? [];
  return { status, body, cookies };
}
