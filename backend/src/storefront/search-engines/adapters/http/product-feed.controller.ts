import { ShopSettings } from '../../../../platform/config/shop.settings';
import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ShopName } from '../../../../content/shop-name';
import { LimitConcurrency } from '../../../../platform/http/limits/limit-concurrency';
import { PublicOrigin } from '../../../../platform/http/security/public-origin';
import { Public } from '../../../../platform/http/session';
import { Refusal } from '../../../../platform/http/wire';
import { PagePictures } from '../../../pages/adapters/http/page-pictures';
import { sendXml } from './send-xml';
import { FeedQueries } from '../../application/ports';
import { TaxonomyQueries } from '../../../../catalogue/taxonomy-queries';
import { itemsOf, feedOf } from './product-feed';

/** A feed reads the whole catalogue. */
const atOnce = 2;
const waitingAtMost = 10;

@Controller('shop/product-feed')
@ApiTags('shop product feed')
@Public()
export class ProductFeedController {
  constructor(
    private readonly feed: FeedQueries,
    private readonly taxonomy: TaxonomyQueries,
    private readonly pictures: PagePictures,
    private readonly settings: ShopSettings,
    private readonly shopName: ShopName,
  ) {}

  /** The feed is in Google's format. @throws NotFoundException where visitors may not browse: they could not follow its links */
  @Get()
  @LimitConcurrency(atOnce, waitingAtMost)
  @ApiOkResponse({ content: { 'application/xml': { schema: { type: 'string' } } } })
  @ApiDefaultResponse({ standardSchema: Refusal })
  async read(@PublicOrigin() origin: string, @Req() request: Request, @Res() response: Response) {
    if (this.settings.VISITORS === 'closed') throw new NotFoundException();
    const [version, names, shopName] = await Promise.all([
      this.feed.version(),
      this.taxonomy.names(),
      this.shopName.current(),
    ]);
    const addressOf = (path: string) => new URL(this.pictures.urlOf(path), origin).href;
    await sendXml(request, response, {
      version: JSON.stringify([shopName, origin, version, names, this.pictures.cdn]),
      pieces: feedOf(shopName, origin, this.feed.products(), (product) =>
        itemsOf(product, { names, addressOf }),
      ),
    });
  }
}
