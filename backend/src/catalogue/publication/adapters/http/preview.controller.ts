import { Body, Controller, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { jsonResponse, type JsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import { ForAdmins, Public } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Id } from '../../../../platform/http/wire';
import { MakePreviewLink } from '../../application/make-preview-link';
import { PreviewLinks } from '../../application/preview-links';
import { PreviewExpired } from '../../domain/preview.errors';
import { ProductViews } from '../../../product-views';
import { PreviewBody, PreviewLinkResponse, PreviewResponse } from './preview.schemas';

/** Products that the shop does not show, for those who have a link. */
@Controller()
@ApiTags('previews')
export class PreviewController {
  constructor(
    private readonly makeLink: MakePreviewLink,
    private readonly links: PreviewLinks,
    private readonly products: ProductViews,
  ) {}

  /** The token stands behind the `#`, which browsers send to no server. */
  @Post('admin/products/:id/preview-link')
  @ForAdmins()
  @RequiresPermission('catalogue.change')
  @Responds(201, PreviewLinkResponse)
  async make(@Param('id', { schema: Id }) productId: string) {
    const { token, expiresAt } = await this.makeLink.execute(productId);
    return { success: true, data: { path: `/shop/preview#${token}`, expiresAt: expiresAt.toISOString() } };
  }

  /** Not a GET, so that the token is in no log. @throws PreviewExpired */
  @Post('shop/preview')
  @Public()
  @Header('Cache-Control', 'no-store')
  @RespondsJson(200, PreviewResponse)
  async open(@Body({ schema: PreviewBody }) { token }: z.output<typeof PreviewBody>): Promise<JsonResponse> {
    const link = await this.links.find(token);
    const product = link && (await this.products.forPreview(link.productId));
    if (!product) throw new PreviewExpired();
    return jsonResponse(product, { expiresAt: link.expiresAt.toISOString() });
  }
}
