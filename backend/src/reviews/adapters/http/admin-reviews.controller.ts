import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { RespondsCsv, sendCsv } from '../../../platform/csv/csv';
import { maxPageSize } from '../../../platform/http/list';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { Done, Id } from '../../../platform/http/wire';
import { ShopDays } from '../../../shared/time/shop-days';
import { FitQueries } from '../../application/fit-queries';
import { HideReview } from '../../application/hide-review';
import { HideReviews } from '../../application/hide-reviews';
import { ReplyToReview } from '../../application/reply-to-review';
import { type ListedReview, type ReviewList, ReviewListQueries } from '../../application/review-list';
import { buyersOf, type FitCounts, fitOfAll, misfitOf } from '../../domain/fit';
import { reviewColumns } from './review-csv';
import {
  AdminReviewPageResponse,
  AdminReviewsQuery,
  type AdminReviewView,
  HiddenReviewsResponse,
  HideReviewBody,
  HideReviewsBody,
  ProductFitResponse,
  ReplyToReviewBody,
} from './reviews.schemas';
import { ChangesPublicData } from '../../../platform/response-cache/changes-public-data';

type ReviewsQuery = z.output<typeof AdminReviewsQuery>;

@ChangesPublicData()
@Controller('admin/reviews')
@ApiTags('admin reviews')
@ForAdmins()
export class AdminReviewsController {
  constructor(
    private readonly lists: ReviewListQueries,
    private readonly hideReview: HideReview,
    private readonly hideReviews: HideReviews,
    private readonly replyToReview: ReplyToReview,
    private readonly days: ShopDays,
    private readonly fits: FitQueries,
  ) {}

  @Get('get')
  @RequiresPermission('reviews.moderate')
  @Responds(200, AdminReviewPageResponse)
  async list(@Query({ schema: AdminReviewsQuery }) { limit = maxPageSize, cursor, ...query }: ReviewsQuery) {
    const { reviews, meta } = await this.lists.page(this.listFrom(query), { limit, cursor });
    return { success: true, data: reviews.map(toView), meta };
  }

  @Get('export')
  @RequiresPermission('reviews.moderate')
  @RespondsCsv()
  async export(
    @Query({ schema: AdminReviewsQuery }) query: ReviewsQuery,
    @Res() response: Response,
  ): Promise<void> {
    const batches = this.lists.batches(this.listFrom(query));
    await sendCsv(response, { name: 'reviews.csv', days: this.days, columns: reviewColumns, batches });
  }

  /** Also of few buyers, with what each size is said to be. */
  @Get('fit/:productId')
  @RequiresPermission('catalogue.read')
  @Responds(200, ProductFitResponse)
  async fit(@Param('productId', { schema: Id }) productId: string) {
    const sizes = await this.fits.countsOf(productId);
    return {
      success: true,
      data: {
        ...toFit(fitOfAll(sizes)),
        sizes: sizes.map(({ size, ...counts }) => ({ size, ...toFit(counts) })),
      },
    };
  }

  @Put('hide/:id')
  @RequiresPermission('reviews.moderate')
  @Responds(200, Done)
  async hide(
    @Param('id', { schema: Id }) reviewId: string,
    @Body({ schema: HideReviewBody }) { reason }: z.output<typeof HideReviewBody>,
  ) {
    await this.hideReview.execute({ reviewId, reason });
    return {
      success: true,
      message: reason === undefined ? 'The review is shown again' : 'The review is hidden',
    };
  }

  @Put('hide')
  @RequiresPermission('reviews.moderate')
  @Responds(200, HiddenReviewsResponse)
  async hideMany(@Body({ schema: HideReviewsBody }) { reviewIds, reason }: z.output<typeof HideReviewsBody>) {
    const hidden = await this.hideReviews.execute({ reviewIds, reason });
    const data = hidden.map(({ reviewId, refusal }) => ({
      reviewId,
      refusal: refusal ? { code: refusal.code, message: refusal.message } : null,
    }));
    return { success: true, data };
  }

  @Put('reply/:id')
  @RequiresPermission('reviews.moderate')
  @Responds(200, Done)
  async reply(
    @Param('id', { schema: Id }) reviewId: string,
    @Body({ schema: ReplyToReviewBody }) { text }: z.output<typeof ReplyToReviewBody>,
  ) {
    await this.replyToReview.execute({ reviewId, text });
    return { success: true, message: text === undefined ? 'The reply is taken back' : 'The reply is saved' };
  }

  private listFrom(query: Omit<ReviewsQuery, 'limit' | 'cursor'>): ReviewList {
    const { q: words, product: productId, customer: shopperId, hidden, from, to, ...same } = query;
    const written = { writtenFrom: this.days.beginOf(from), writtenTo: this.days.endOf(to) };
    return { words, productId, shopperId, hidden, ...written, ...same };
  }
}

const toFit = (counts: FitCounts) => ({
  ...counts,
  buyers: buyersOf(counts),
  misfit: misfitOf(counts),
});

const toView = (review: ListedReview): z.output<typeof AdminReviewView> => ({
  _id: review.id,
  productId: review.productId,
  productTitle: review.productTitle,
  productImage: review.productImage,
  userId: review.shopperId,
  userName: review.shopperName,
  reviewMessage: review.message,
  reviewValue: review.value,
  reviewDate: review.writtenAt.toISOString(),
  verifiedPurchase: review.isVerifiedPurchase,
  reply: review.repliedAt && { text: review.replyText ?? '', date: review.repliedAt.toISOString() },
  hidden: review.hiddenAt !== null,
  hiddenReason: review.hiddenReason,
  hiddenDate: review.hiddenAt?.toISOString() ?? null,
});
