import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../../../platform/http/api-answers';
import { PublicData } from '../../../platform/http/caching';
import { AnswersJson, type JsonAnswer, jsonAnswer } from '../../../platform/http/json-answer';
import { ForAdmins, Public } from '../../../platform/http/session';
import { Done, Id } from '../../../platform/http/wire';
import { AddBanner } from '../../application/add-banner';
import { BannerQueries } from '../../application/banner-ports';
import { DeleteBanner } from '../../application/delete-banner';
import { ReorderBanners } from '../../application/reorder-banners';
import { AddBannerBody, BannerAnswer, BannerListAnswer, ReorderBannersBody } from './banners.schemas';

@Controller('common/feature')
@ApiTags('feature images')
export class BannersController {
  constructor(
    private readonly banners: BannerQueries,
    private readonly addBanner: AddBanner,
    private readonly deleteBanner: DeleteBanner,
    private readonly reorderBanners: ReorderBanners,
  ) {}

  @Get('get')
  @Public()
  @AnswersJson(200, BannerListAnswer)
  @PublicData()
  async list(): Promise<JsonAnswer> {
    return jsonAnswer(await this.banners.all());
  }

  @Post('add')
  @ForAdmins()
  @Answers(201, BannerAnswer)
  async add(@Body({ schema: AddBannerBody }) { image }: z.output<typeof AddBannerBody>) {
    const banner = await this.addBanner.execute(image);
    return { success: true, data: { _id: banner.id, image: banner.image } };
  }

  @Delete('delete/:id')
  @ForAdmins()
  @Answers(200, Done)
  async delete(@Param('id', { schema: Id }) id: string) {
    await this.deleteBanner.execute(id);
    return { success: true, message: 'Feature image deleted successfully' };
  }

  @Put('order')
  @ForAdmins()
  @AnswersJson(200, BannerListAnswer)
  async reorder(
    @Body({ schema: ReorderBannersBody }) { ids }: z.output<typeof ReorderBannersBody>,
  ): Promise<JsonAnswer> {
    await this.reorderBanners.execute(ids);
    return jsonAnswer(await this.banners.all());
  }
}
