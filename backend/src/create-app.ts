import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import { PaymentsSettings } from './payments/payments.settings';
import type { Environment } from './platform/config/settings';
import { ShopSettings } from './platform/config/shop.settings';
import { HttpAdapter } from './platform/http/http.adapter';
import { globalPrefix, prepareHttp } from './platform/http/http-app';
import { assertPermissionsDeclared } from './platform/http/access/permissions';
import { NestLog } from './platform/log/nest-log';
import { sellIn } from './shared/currency/shop-currency';

/**
 * The API, put together but not listening.
 * @param isConnected false leaves the database alone
 */
export async function createApp(
  environment: Environment,
  log: Logger,
  isConnected?: boolean,
): Promise<NestExpressApplication> {
  sellIn(new ShopSettings(environment).SHOP_CURRENCY);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.on(environment, log, isConnected),
    new HttpAdapter(),
    {
      logger: new NestLog(log),
      bodyParser: false,
      // The signature of a webhook is of the body's very bytes.
      rawBody: true,
      abortOnError: false,
    },
  );
  assertPermissionsDeclared(app);
  app.setGlobalPrefix(globalPrefix);
  prepareHttp(app, log, app.get(PaymentsSettings).SANDBOX_PAYMENT_URL);
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
