import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { PublicData } from '../../../../platform/response-cache/public-data';
import { maxPageSize } from '../../../../platform/http/list';
import { jsonResponse, type JsonResponse, RespondsJson } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { SearchQueries } from '../../application/ports';
import { pageResponse } from '../../../listing/adapters/http/page-response';
import { ProductPageResponse } from '../../../listing/adapters/http/listing.schemas';
import { SearchQuery, SuggestionsResponse, SuggestQuery } from './search.schemas';

@Controller('shop')
@ApiTags('search')
@Public()
export class SearchController {
  constructor(private readonly search: SearchQueries) {}

  @Get('search/:keyword')
  @RespondsJson(200, ProductPageResponse)
  @PublicData()
  async find(
    @Param('keyword', { schema: z.string() }) keyword: string,
    @Query({ schema: SearchQuery }) query: z.output<typeof SearchQuery>,
  ): Promise<JsonResponse> {
    const { sortBy: sort, limit = maxPageSize, cursor, ...filter } = query;
    return pageResponse(await this.search.find({ ...filter, keyword, sort, limit, cursor }));
  }

  /** A keyword of no letters at all finds what one of too few does. */
  @Get('search')
  @ApiExcludeEndpoint()
  @RespondsJson(200, ProductPageResponse)
  @PublicData()
  findNothing(): Promise<JsonResponse> {
    return this.find('', SearchQuery.parse({}));
  }

  @Get('suggest')
  @RespondsJson(200, SuggestionsResponse)
  @PublicData()
  async suggest(
    @Query({ schema: SuggestQuery }) { q }: z.output<typeof SuggestQuery>,
  ): Promise<JsonResponse> {
    return jsonResponse(await this.search.suggest(q));
  }
}
