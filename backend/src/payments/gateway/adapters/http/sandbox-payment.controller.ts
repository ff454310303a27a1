import { Body, Controller, Get, Post, Redirect } from '@nestjs/common';
import { ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { PublicData } from '../../../../platform/response-cache/public-data';
import { jsonResponse, type JsonResponse, RespondsJson } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import type { Json } from '../../../../shared/json';
import { PaymentsSettings } from '../../../payments.settings';
import { SandboxGatewayResponse, SandboxResultBody } from './sandbox-payment.schemas';
import { AcceptsCrossSiteForm } from '../../../../platform/http/security/cross-site';

/** The sandbox panel of the checkout is a demonstration: nothing here knows of an order, a cart or a payment. */
@Controller('shop/sandbox-payment')
@ApiTags('payments')
@Public()
export class SandboxPaymentController {
  constructor(private readonly settings: PaymentsSettings) {}

  @Get()
  @PublicData()
  @RespondsJson(200, SandboxGatewayResponse)
  gateway(): JsonResponse {
    const gateway = { gatewayUrl: this.settings.SANDBOX_PAYMENT_URL ?? null };
    return jsonResponse(JSON.stringify(gateway) as Json<'SandboxGateway'>);
  }

  /** Leads the buyer, whom the gateway sends back by a form of its own page, to a page that tells the result. */
  @Post('answer')
  @AcceptsCrossSiteForm()
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
