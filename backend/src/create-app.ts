import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import type { Settings } from './platform/config/settings';
import { prepareHttp } from './platform/http/http-app';
import { NestLog } from './platform/log/nest-log';

/** The API, put together but not listening. */
export async function createApp(
  settings: Settings,
  log: Logger,
  dataSource: DataSource,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.on(settings, log, dataSource), {
    logger: new NestLog(log),
    bodyParser: false,
    // Of a webhook the very bytes are signed.
    rawBody: true,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  prepareHttp(app, settings, log);
  return app;
}

/** The contract, as the code has it. */
export function describeApi(app: NestExpressApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Haberdash')
    .setDescription('The API of the Haberdash shop: see docs/ for the walk of a request.')
    .setVersion('1')
    .addCookieAuth('token')
    .build();
  return SwaggerModule.createDocument(app, about);
}
