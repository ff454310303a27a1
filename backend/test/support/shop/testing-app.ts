import type { NestExpressApplication } from '@nestjs/platform-express';
import type { TestingModuleBuilder } from '@nestjs/testing';
import cookieParser from 'cookie-parser';
import type { AddressInfo } from 'node:net';
import { RefusalFilter } from '../../../src/platform/http/refusals/refusal.filter';
import { validationPipe } from '../../../src/platform/http/refusals/validation.pipe';
import { SilentLog } from '../memory/silent-log';

/** An application made of a testing module, which validates and refuses as the shop does, on a free port. */
export async function startTestingApp(builder: TestingModuleBuilder) {
  const module = await builder.compile();
  const app = module.createNestApplication<NestExpressApplication>({ logger: false });
  // A test may say where a request comes from.
  app.set('trust proxy', 1);
  app.use(cookieParser());
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new RefusalFilter(new SilentLog()));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    close: () => app.close(),
  };
}
