import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type JsonResponse, jsonResponse, Responds, RespondsJson } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { HideReview } from '../../application/hide-review';
import { ReviewQueries } from '../../application/review-ports';
import { AdminReviewPageAnswer, AdminReviewsQuery, HideReviewBody } from './reviews.schemas';

@Controller('admin/reviews')
@ApiTags('admin reviews')
@ForAdmins()
export class AdminReviewsController {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly hideReview: HideReview,
  ) {}

  @Get('get')
  @RespondsJson(200, AdminReviewPageAnswer)
  async list(
    @Query({ schema: AdminReviewsQuery }) page: z.output<typeof AdminReviewsQuery>,
  ): Promise<JsonResponse> {
    const { reviews, ...meta } = await this.reviews.all(page);
    return jsonResponse(reviews, meta);
  }

  @Put('hide/:id')
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
}
