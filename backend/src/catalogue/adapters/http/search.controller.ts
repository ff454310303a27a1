import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { PublicData } from '../../../platform/response-cache/public-data';
import { AnswersJson, type JsonAnswer, jsonAnswer } from '../../../platform/http/json-answer';
import { Public } from '../../../platform/http/session';
import { SearchQueries } from '../../application/search-ports';
import { pageAnswer } from './product.answers';
import { maxPageSize, ProductPageAnswer } from './products.schemas';
import { SearchQuery, SuggestionsAnswer, SuggestQuery } from './search.schemas';

@Controller('shop')
@ApiTags('search')
@Public()
export class SearchController {
  constructor(private readonly search: SearchQueries) {}

  @Get('search/:keyword')
  @AnswersJson(200, ProductPageAnswer)
  @PublicData()
  async find(
    @Param('keyword', { schema: z.string() }) keyword: string,
    @Query({ schema: SearchQuery }) query: z.output<typeof SearchQuery>,
  ): Promise<JsonAnswer> {
    const { sortBy: sort, limit = maxPageSize, cursor, ...filter } = query;
    return pageAnswer(await this.search.find({ ...filter, keyword, sort, limit, cursor }));
  }

  /** A keyword of no letters at all finds what one of too few does. */
  @Get('search')
  @ApiExcludeEndpoint()
  @AnswersJson(200, ProductPageAnswer)
  @PublicData()
  findNothing(): Promise<JsonAnswer> {
    return this.find('', SearchQuery.parse({}));
  }

  @Get('suggest')
  @AnswersJson(200, SuggestionsAnswer)
  @PublicData()
  async suggest(@Query({ schema: SuggestQuery }) { q }: z.output<typeof SuggestQuery>): Promise<JsonAnswer> {
    return jsonAnswer(await this.search.suggest(q));
  }
}
