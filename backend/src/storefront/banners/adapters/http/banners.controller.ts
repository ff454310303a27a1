import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type JsonResponse, jsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import { PublicData } from '../../../../platform/response-cache/public-data';
import { ForAdmins, Public } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { AddBanner } from '../../application/add-banner';
import { BannerQueries } from '../../application/ports';
import { DeleteBanner } from '../../application/delete-banner';
import { EditBanner } from '../../application/edit-banner';
import { ReorderBanners } from '../../application/reorder-banners';
import type { Banner } from '../../domain/banner';
import {
  AddBannerBody,
  BannerResponse,
  BannerListResponse,
  EditBannerBody,
  ReorderBannersBody,
} from './banners.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('common/feature')
@ApiTags('feature images')
export class BannersController {
  constructor(
    private readonly banners: BannerQueries,
    private readonly addBanner: AddBanner,
    private readonly editBanner: EditBanner,
    private readonly deleteBanner: DeleteBanner,
    private readonly reorderBanners: ReorderBanners,
  ) {}

  @Get('get')
  @Public()
  @RespondsJson(200, BannerListResponse)
  @PublicData()
  async list(): Promise<JsonResponse> {
    return jsonResponse(await this.banners.all());
  }

  @Post('add')
  @ForAdmins()
  @RequiresPermission('content.change')
  @Responds(201, BannerResponse)
  async add(@Body({ schema: AddBannerBody }) body: z.output<typeof AddBannerBody>) {
    return { success: true, data: bannerView(await this.addBanner.execute(body)) };
  }

  @Put('edit/:id')
  @ForAdmins()
  @RequiresPermission('content.change')
  @Responds(200, BannerResponse)
  async edit(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: EditBannerBody }) body: z.output<typeof EditBannerBody>,
  ) {
    const banner = await this.editBanner.execute({ id, ...body });
    return {
      success: true,
      message: 'Feature image updated successfully',
      data: bannerView(banner),
    };
  }

  @Delete('delete/:id')
  @ForAdmins()
  @RequiresPermission('content.change')
  @Responds(200, Done)
  async delete(@Param('id', { schema: Id }) id: string) {
    await this.deleteBanner.execute(id);
    return { success: true, message: 'Feature image deleted successfully' };
  }

  @Put('order')
  @ForAdmins()
  @RequiresPermission('content.change')
  @RespondsJson(200, BannerListResponse)
  async reorder(
    @Body({ schema: ReorderBannersBody }) { ids }: z.output<typeof ReorderBannersBody>,
  ): Promise<JsonResponse> {
    await this.reorderBanners.execute(ids);
    return jsonResponse(await this.banners.all());
  }
}

const bannerView = ({ id, addedAt: _, ...shown }: Banner) => ({ _id: id, ...shown });
