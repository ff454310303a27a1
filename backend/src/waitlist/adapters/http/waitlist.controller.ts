import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../platform/http/responses';
import { CallerAddress } from '../../../platform/http/security/caller-address';
import {
  assertOwn,
  CurrentUser,
  ForShoppers,
  Public,
  type SessionUser,
} from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { AwaitVariant } from '../../application/await-variant';
import { WaitlistRepository } from '../../application/ports';
import { RequestConfirmation } from '../../application/request-confirmation';
import { StopWaiting } from '../../application/stop-waiting';
import { type LinkedEntry, WaitlistLinks } from '../../application/waitlist-links';
import { AwaitedResponse, WaitBody, WaitlistLinkBody, WaitlistLinkResponse } from './waitlist.schemas';

@Controller('shop/waitlist')
@ApiTags('waitlist')
export class WaitlistController {
  constructor(
    private readonly entries: WaitlistRepository,
    private readonly awaitVariant: AwaitVariant,
    private readonly stopWaiting: StopWaiting,
    private readonly requestConfirmation: RequestConfirmation,
    private readonly links: WaitlistLinks,
  ) {}

  @Get(':userId')
  @ForShoppers()
  @Responds(200, AwaitedResponse)
  async list(@CurrentUser() user: SessionUser, @Param('userId', { schema: Id }) userId: string) {
    assertOwn(user, userId);
    return this.awaitedBy(user);
  }

  @Put(':userId/:variantId')
  @ForShoppers()
  @Responds(200, AwaitedResponse)
  async wait(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Param('variantId', { schema: Id }) variantId: string,
  ) {
    assertOwn(user, userId);
    await this.awaitVariant.execute({ shopperId: user.id, variantId });
    return this.awaitedBy(user);
  }

  @Delete(':userId/:variantId')
  @ForShoppers()
  @Responds(200, AwaitedResponse)
  async stop(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Param('variantId', { schema: Id }) variantId: string,
  ) {
    assertOwn(user, userId);
    await this.stopWaiting.execute({ shopperId: user.id, variantId });
    return this.awaitedBy(user);
  }

  /** The same response whether or not the address is known. */
  @Post()
  @Public()
  @Responds(200, Done)
  async request(
    @Body({ schema: WaitBody }) wanted: z.output<typeof WaitBody>,
    @CallerAddress() address: string,
  ) {
    await this.requestConfirmation.execute({ ...wanted, address });
    return { success: true, message: "Please confirm: we've sent a link to this address." };
  }

  /** Changes nothing, so that a scanner of e-mails that opens the page confirms nothing. */
  @Post('link')
  @Public()
  @Responds(200, WaitlistLinkResponse)
  async open(@Body({ schema: WaitlistLinkBody }) { token }: z.output<typeof WaitlistLinkBody>) {
    return linkResponse(await this.links.open(token));
  }

  @Post('link/confirm')
  @Public()
  @Responds(200, WaitlistLinkResponse)
  async confirm(@Body({ schema: WaitlistLinkBody }) { token }: z.output<typeof WaitlistLinkBody>) {
    return linkResponse(await this.links.confirm(token));
  }

  @Post('link/end')
  @Public()
  @Responds(200, Done)
  async end(@Body({ schema: WaitlistLinkBody }) { token }: z.output<typeof WaitlistLinkBody>) {
    await this.links.end(token);
    return { success: true, message: "You won't hear from us about it" };
  }

  private async awaitedBy(user: SessionUser) {
    return { success: true, data: await this.entries.variantsOf(user.id) };
  }
}

function linkResponse({ stage, offer: { productId, title, size, colour, image } }: LinkedEntry) {
  return { success: true, data: { stage, productId, title, size, colour, image } };
}
