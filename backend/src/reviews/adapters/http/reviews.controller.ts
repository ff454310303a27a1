import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type JsonResponse, jsonResponse, Responds, RespondsJson } from '../../../platform/http/responses';
import { PublicData } from '../../../platform/response-cache/public-data';
import {
  assertOwn,
  CurrentUser,
  ForShoppers,
  Public,
  type SessionUser,
} from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { ReviewQueries } from '../../review-queries';
import { ReviewFits } from '../../application/review-fits';
import { WriteReview } from '../../application/write-review';
import { NoSuchProduct } from '../../../catalogue/catalogue.errors';
import {
  OwnFitResponse,
  OwnReviewResponse,
  ReviewPageResponse,
  ReviewsQuery,
  WriteReviewBody,
} from './reviews.schemas';
import { ChangesPublicData } from '../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('shop/review')
@ApiTags('reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly writeReview: WriteReview,
    private readonly fits: ReviewFits,
  ) {}

  @Post('add')
  @ForShoppers()
  @Responds(201, Done)
  async add(
    @CurrentUser() user: SessionUser,
    @Body({ schema: WriteReviewBody }) body: z.output<typeof WriteReviewBody>,
  ) {
    if (body.userId !== undefined) assertOwn(user, body.userId);
    await this.writeReview.execute({
      productId: body.productId,
      shopperId: user.id,
      shopperName: user.userName,
      text: { value: body.reviewValue, message: body.reviewMessage },
      fit: body.fit,
    });
    return { success: true, message: 'Review added successfully!' };
  }

  /** However many have written since: another takes its place. */
  @Get('own/:productId')
  @ForShoppers()
  @RespondsJson(200, OwnReviewResponse)
  async own(
    @CurrentUser() user: SessionUser,
    @Param('productId', { schema: Id }) productId: string,
  ): Promise<JsonResponse> {
    return jsonResponse(await this.reviews.own(productId, user.id));
  }

  /** Tells what the shopper can say about the fit, and has said. */
  @Get('fit/:productId')
  @ForShoppers()
  @Responds(200, OwnFitResponse)
  async ownFit(
    @CurrentUser() { id: shopperId }: SessionUser,
    @Param('productId', { schema: Id }) productId: string,
  ) {
    const pieces = await this.fits.piecesOf(shopperId, productId);
    const told = await this.fits.toldIn(productId, shopperId);
    return {
      success: true,
      data: { pieces, told: told ? { variantId: told.variantId, fit: told.fit } : null },
    };
  }

  @Get(':productId')
  @Public()
  @RespondsJson(200, ReviewPageResponse)
  @PublicData()
  async list(
    @Param('productId', { schema: Id }) productId: string,
    @Query({ schema: ReviewsQuery }) { sortBy: order, ...page }: z.output<typeof ReviewsQuery>,
  ): Promise<JsonResponse> {
    const found = await this.reviews.ofProduct(productId, { ...page, order });
    if (!found) throw new NoSuchProduct();
    const { reviews, ...meta } = found;
    return jsonResponse(reviews, meta);
  }
}
