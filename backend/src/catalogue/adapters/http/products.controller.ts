import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { PublicData } from '../../../platform/response-cache/public-data';
import { jsonResponse, type JsonResponse, RespondsJson } from '../../../platform/http/responses';
import { Public } from '../../../platform/http/session';
import { Id } from '../../../platform/http/wire';
import { ProductQueries } from '../../application/ports';
import { pageAnswer, productAnswer } from './product.answers';
import {
  maxPageSize,
  maxProducts,
  ProductAnswer,
  ProductListAnswer,
  ProductPageAnswer,
  ProductsQuery,
  ShowcaseAnswer,
} from './products.schemas';

/** The storefront's reads. */
@Controller('shop/products')
@ApiTags('shop products')
@Public()
export class ProductsController {
  constructor(private readonly products: ProductQueries) {}

  @Get('get')
  @RespondsJson(200, ProductPageAnswer)
  @PublicData()
  async browse(
    @Query({ schema: ProductsQuery }) query: z.output<typeof ProductsQuery>,
  ): Promise<JsonResponse> {
    const { sortBy: sort, limit, cursor, ...filter } = query;
    if (limit === undefined && cursor === undefined) {
      return pageAnswer(await this.products.wholeList({ ...filter, sort, limit: maxProducts }));
    }
    return pageAnswer(await this.products.page({ ...filter, sort, limit: limit ?? maxPageSize, cursor }));
  }

  @Get('showcase')
  @RespondsJson(200, ShowcaseAnswer)
  @PublicData()
  async showcase(): Promise<JsonResponse> {
    return jsonResponse(await this.products.showcase());
  }

  @Get('related/:id')
  @RespondsJson(200, ProductListAnswer)
  @PublicData()
  async related(@Param('id', { schema: Id }) id: string): Promise<JsonResponse> {
    return jsonResponse(await this.products.related(id));
  }

  @Get('get/:id')
  @RespondsJson(200, ProductAnswer)
  @PublicData()
  async details(@Param('id', { schema: Id }) id: string): Promise<JsonResponse> {
    return productAnswer(await this.products.details(id));
  }
}
