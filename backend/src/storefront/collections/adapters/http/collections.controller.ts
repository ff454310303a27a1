import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { maxPageSize } from '../../../../platform/http/list';
import { type JsonResponse, RespondsJson } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { PublicData } from '../../../../platform/response-cache/public-data';
import { CollectionQueries } from '../../application/ports';
import { NoSuchCollection } from '../../domain/collection.errors';
import { pageResponse } from '../../../listing/adapters/http/page-response';
import { CollectionPageResponse, CollectionQuery } from './collections.schemas';
import { SlugParam } from '../../../../catalogue/catalogue.schemas';

@Controller('shop/collections')
@ApiTags('shop collections')
@Public()
export class CollectionsController {
  constructor(private readonly collections: CollectionQueries) {}

  @Get(':slug')
  @RespondsJson(200, CollectionPageResponse)
  @PublicData()
  async page(
    @Param('slug', { schema: SlugParam }) slug: string,
    @Query({ schema: CollectionQuery }) query: z.output<typeof CollectionQuery>,
  ): Promise<JsonResponse> {
    const { sortBy: sort, limit = maxPageSize, ...page } = query;
    const found = await this.collections.page(slug, { ...page, sort, limit, cursor: page.cursor });
    if (!found) throw new NoSuchCollection();
    return pageResponse(found);
  }
}
