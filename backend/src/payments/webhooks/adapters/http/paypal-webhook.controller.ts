import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RawBodyRequest } from '@nestjs/common';
import type { Request } from 'express';
import { Responds } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { Done } from '../../../../platform/http/wire';
import { HandleWebhook } from '../../application/handle-webhook';

/** Where PayPal sends its webhooks. Its signature is the only proof of who calls. */
@Controller('payments/paypal')
@ApiTags('payments')
@Public()
export class PayPalWebhookController {
  constructor(private readonly handleWebhook: HandleWebhook) {}

  @Post('webhook')
  @Responds(200, Done)
  async handle(@Req() { headers, rawBody = Buffer.alloc(0) }: RawBodyRequest<Request>) {
    await this.handleWebhook.execute({ headers, body: rawBody });
    return { success: true, message: 'Thank you' };
  }
}
