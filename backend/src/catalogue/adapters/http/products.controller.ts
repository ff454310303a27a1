import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../../../platform/http/api-answers';
import { PublicData } from '../../../platform/http/caching';
import { Public } from '../../../platform/http/session';
import { Id } from '../../../platform/http/wire';
import { ProductQueries } from '../../application/ports';
import { ProductAnswer, ProductPageAnswer, ProductsQuery } from './products.schemas';
import { mostProducts } from './page-size';

/** The storefront's reads: the database builds the answer's JSON, which passes through as it is. */
@Controller('shop/products')
@ApiTags('shop products')
@Public()
export class ProductsController {
  constructor(private readonly products: ProductQueries) {}

  @Get('get')
  @Answers(200, ProductPageAnswer)
  @PublicData()
  @Header('Content-Type', 'application/json; charset=utf-8')
  browse(@Query({ schema: ProductsQuery }) query: z.output<typeof ProductsQuery>): Promise<string> {
    const { category, brand, sortBy, limit = mostProducts, cursor } = query;
    return this.products.page({ category, brand, sort: sortBy, limit, cursor });
  }

  @Get('get/:id')
  @Answers(200, ProductAnswer)
  @PublicData()
  @Header('Content-Type', 'application/json; charset=utf-8')
  details(@Param('id', { schema: Id }) id: string): Promise<string> {
    return this.products.details(id);
  }
}
