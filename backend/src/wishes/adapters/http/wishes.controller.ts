import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../platform/http/responses';
import { assertOwn, CurrentUser, ForShoppers, type SessionUser } from '../../../platform/http/session';
import { Id } from '../../../platform/http/wire';
import { MergeWishes } from '../../application/merge-wishes';
import { WishQueries } from '../../application/ports';
import { PutWish } from '../../application/put-wish';
import { RemoveWish } from '../../application/remove-wish';
import { MergeWishesBody, WishesResponse, WishQuery } from './wishes.schemas';

/** Each call returns the wishes that are there afterwards. */
@Controller('shop/wishes')
@ApiTags('wishes')
@ForShoppers()
export class WishesController {
  constructor(
    private readonly wishes: WishQueries,
    private readonly putWish: PutWish,
    private readonly removeWish: RemoveWish,
    private readonly mergeWishes: MergeWishes,
  ) {}

  @Get(':userId')
  @Responds(200, WishesResponse)
  async list(@CurrentUser() user: SessionUser, @Param('userId', { schema: Id }) userId: string) {
    assertOwn(user, userId);
    return this.wishesOf(user);
  }

  @Put(':userId/:productId')
  @Responds(200, WishesResponse)
  async put(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Param('productId', { schema: Id }) productId: string,
    @Query({ schema: WishQuery }) { variantId }: z.output<typeof WishQuery>,
  ) {
    assertOwn(user, userId);
    await this.putWish.execute({ shopperId: user.id, productId, variantId: variantId ?? null });
    return this.wishesOf(user);
  }

  @Delete(':userId/:productId')
  @Responds(200, WishesResponse)
  async remove(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Param('productId', { schema: Id }) productId: string,
    @Query({ schema: WishQuery }) { variantId }: z.output<typeof WishQuery>,
  ) {
    assertOwn(user, userId);
    await this.removeWish.execute({ shopperId: user.id, productId, variantId });
    return this.wishesOf(user);
  }

  @Post(':userId/merge')
  @Responds(200, WishesResponse)
  async merge(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Body({ schema: MergeWishesBody }) { wishes }: z.output<typeof MergeWishesBody>,
  ) {
    assertOwn(user, userId);
    await this.mergeWishes.execute({ shopperId: user.id, wishes });
    return this.wishesOf(user);
  }

  private async wishesOf(user: SessionUser) {
    return { success: true, data: await this.wishes.of(user.id) };
  }
}
