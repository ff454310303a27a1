import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../../../platform/http/api-answers';
import { AnswersJson, type JsonAnswer, jsonAnswer } from '../../../platform/http/json-answer';
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
  @AnswersJson(200, AdminReviewPageAnswer)
  async list(
    @Query({ schema: AdminReviewsQuery }) page: z.output<typeof AdminReviewsQuery>,
  ): Promise<JsonAnswer> {
    const { reviews, ...meta } = await this.reviews.all(page);
    return jsonAnswer(reviews, meta);
  }

  @Put('hide/:id')
  @Answers(200, Done)
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
