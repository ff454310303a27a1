import { Body, Controller, Get, Post, Redirect } from '@nestjs/common';
import { ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Settings } from '../../../platform/config/settings';
import { Answers } from '../../../platform/http/api-answers';
import { PublicData } from '../../../platform/http/caching';
import { Public } from '../../../platform/http/session';
import { SandboxGatewayAnswer, SandboxResultBody } from './sandbox-payment.schemas';

/** The sandbox panel of the checkout is a demonstration: nothing here knows of an order, a cart or a payment. */
@Controller('shop/sandbox-payment')
@ApiTags('payments')
@Public()
export class SandboxPaymentController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @PublicData()
  @Answers(200, SandboxGatewayAnswer)
  gateway() {
    return { success: true, data: { gatewayUrl: this.settings.sandboxPaymentUrl ?? null } };
  }

  /** Leads the buyer, whom the gateway sends back by a form of its own page, to a page that tells the result. */
  @Post('answer')
  @Redirect(undefined, 303)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 303, description: 'To the page that tells what the gateway said' })
  answered(@Body({ schema: SandboxResultBody }) result: z.output<typeof SandboxResultBody>) {
    const { status: outcome, tran_id: transaction, amount, currency } = result;
    const told = { outcome, transaction, amount: currency && amount };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(told)) if (value !== undefined) query.set(name, value);
    return { url: `/shop/sandbox-payment?${query.toString()}` };
  }
}
