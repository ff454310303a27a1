import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Settings } from './platform/config/settings';
import { createHttpAdapter, prepareHttp } from './platform/http/http-app';
import { NestLog } from './platform/log/nest-log';

/**
 * The API, put together but not listening.
 * @param isConnected false leaves the database alone
 */
export async function createApp(
  settings: Settings,
  log: Logger,
  isConnected?: boolean,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on(settings, log, isConnected),
    createHttpAdapter(settings, log),
    { logger: new NestLog(log), bodyParser: false, abortOnError: false },
  );
  app.setGlobalPrefix('api');
  prepareHttp(app, settings, log);
  return app;
}

/** The contract, as the code has it. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Haberdash')
    .setDescription('The API of the Haberdash shop: see docs/ for the walk of a request.')
    .setVersion('1')
    .addCookieAuth('token')
    .build();
  return SwaggerModule.createDocument(app, about);
}
