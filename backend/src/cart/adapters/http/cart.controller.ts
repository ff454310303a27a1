import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../platform/http/responses';
import { RefusalWithData } from '../../../platform/http/refusals/refusals';
import { assertOwn, CurrentUser, ForShoppers, type SessionUser } from '../../../platform/http/session';
import { Id } from '../../../platform/http/wire';
import { AddToCart } from '../../application/add-to-cart';
import { ChangeQuantity } from '../../application/change-quantity';
import { ExchangeVariant } from '../../application/exchange-variant';
import { RemoveFromCart } from '../../application/remove-from-cart';
import { RefreshCart } from '../../application/refresh-cart';
import type { CartContents } from '../../cart.facade';
import { presentCart } from '../../application/present-cart';
import { QuantityUnavailable } from '../../domain/cart.errors';
import { CartResponse, CartLineBody, ExchangeVariantBody, RemoveLineQuery } from './cart.schemas';

const someLinesAreGone = 'Some items are no longer available, so we removed them from your cart';

@Controller('shop/cart')
@ApiTags('cart')
@ForShoppers()
export class CartController {
  constructor(
    private readonly refreshCart: RefreshCart,
    private readonly addToCart: AddToCart,
    private readonly changeQuantity: ChangeQuantity,
    private readonly exchangeVariant: ExchangeVariant,
    private readonly removeFromCart: RemoveFromCart,
  ) {}

  @Post('add')
  @Responds(200, CartResponse)
  async add(
    @CurrentUser() user: SessionUser,
    @Body({ schema: CartLineBody }) { userId, ...line }: z.output<typeof CartLineBody>,
  ) {
    assertOwn(user, userId);
    return this.cartAfter(user.id, this.addToCart.execute({ shopperId: user.id, ...line }));
  }

  @Get('get/:userId')
  @Responds(200, CartResponse)
  async view(@CurrentUser() user: SessionUser, @Param('userId', { schema: Id }) userId: string) {
    assertOwn(user, userId);
    return cartResponse(await this.refreshCart.execute(user.id));
  }

  @Put('update-cart')
  @Responds(200, CartResponse)
  async update(
    @CurrentUser() user: SessionUser,
    @Body({ schema: CartLineBody }) { userId, ...line }: z.output<typeof CartLineBody>,
  ) {
    assertOwn(user, userId);
    return this.cartAfter(user.id, this.changeQuantity.execute({ shopperId: user.id, ...line }));
  }

  @Put('exchange-variant')
  @Responds(200, CartResponse)
  async exchange(
    @CurrentUser() user: SessionUser,
    @Body({ schema: ExchangeVariantBody }) { userId, ...exchange }: z.output<typeof ExchangeVariantBody>,
  ) {
    assertOwn(user, userId);
    return this.cartAfter(user.id, this.exchangeVariant.execute({ shopperId: user.id, ...exchange }));
  }

  @Delete(':userId/:productId')
  @Responds(200, CartResponse)
  async remove(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Param('productId', { schema: Id }) productId: string,
    @Query({ schema: RemoveLineQuery }) { variantId }: z.output<typeof RemoveLineQuery>,
  ) {
    assertOwn(user, userId);
    return this.cartAfter(user.id, this.removeFromCart.execute({ shopperId: user.id, productId, variantId }));
  }

  /** The refusal of a quantity carries the unchanged cart. */
  private async cartAfter(shopperId: string, change: Promise<CartContents>) {
    try {
      return cartResponse(await change);
    } catch (refusal) {
      if (!(refusal instanceof QuantityUnavailable)) throw refusal;
      throw new RefusalWithData(refusal, presentCart(await this.refreshCart.execute(shopperId)));
    }
  }
}

function cartResponse(contents: CartContents) {
  const message = contents.lostLines ? { message: someLinesAreGone } : {};
  return { success: true, ...message, data: presentCart(contents) };
}
