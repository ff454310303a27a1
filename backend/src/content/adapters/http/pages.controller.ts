import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type JsonResponse, jsonResponse, Responds, RespondsJson } from '../../../platform/http/responses';
import { Public } from '../../../platform/http/session';
import { PublicData } from '../../../platform/response-cache/public-data';
import { ContentQueries, Markdown } from '../../application/ports';
import { NoSuchPage } from '../../domain/content.errors';
import { PageResponse, PageQuery, PageSlug } from './pages.schemas';
import { ShopContentResponse } from './settings.schemas';

@Controller('shop')
@ApiTags('pages')
@Public()
export class PagesController {
  constructor(
    private readonly content: ContentQueries,
    private readonly markdown: Markdown,
  ) {}

  @Get('content')
  @RespondsJson(200, ShopContentResponse)
  @PublicData()
  async shopContent(): Promise<JsonResponse> {
    return jsonResponse(await this.content.ofShop());
  }

  @Get('pages/:slug')
  @Responds(200, PageResponse)
  @PublicData()
  async page(
    @Param('slug', { schema: PageSlug }) slug: string,
    @Query({ schema: PageQuery }) { version }: z.output<typeof PageQuery>,
  ) {
    const page = await this.content.page(slug, version);
    if (!page) throw new NoSuchPage();
    const { body, ...shown } = page;
    return { success: true, data: { ...shown, html: this.markdown.toHtml(body) } };
  }
}
