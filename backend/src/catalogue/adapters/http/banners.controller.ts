import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../../../platform/http/api-answers';
import { PublicData } from '../../../platform/http/caching';
import { AnswersJson, type JsonAnswer, jsonAnswer } from '../../../platform/http/json-answer';
import { ForAdmins, Public } from '../../../platform/http/session';
import { AddBanner } from '../../application/add-banner';
import { ProductQueries } from '../../application/ports';
import { AddBannerBody, BannerAnswer, BannerListAnswer } from './banners.schemas';

@Controller('common/feature')
@ApiTags('feature images')
export class BannersController {
  constructor(
    private readonly queries: ProductQueries,
    private readonly addBanner: AddBanner,
  ) {}

  @Get('get')
  @Public()
  @AnswersJson(200, BannerListAnswer)
  @PublicData()
  async list(): Promise<JsonAnswer> {
    return jsonAnswer(await this.queries.banners());
  }

  @Post('add')
  @ForAdmins()
  @Answers(201, BannerAnswer)
  async add(@Body({ schema: AddBannerBody }) { image }: z.output<typeof AddBannerBody>) {
    const banner = await this.addBanner.execute(image);
    return { success: true, data: { _id: banner.id, image: banner.image } };
  }
}
