import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Id, responseOf } from '../../../../platform/http/wire';
import { MissingFacts } from '../../application/missing-facts';
import { destinations, legalFactNames } from '../../domain/legal-facts';

const MissingFactView = z
  .object({
    /** The last three are those of the brand. */
    fact: z.enum(legalFactNames),
    /** That ask for it. */
    laws: z.array(z.object({ destination: z.enum(destinations), name: z.string() })),
  })
  .meta({ id: 'MissingFactView' });

const MissingFactsResponse = responseOf(z.array(MissingFactView)).meta({ id: 'MissingFactsAnswer' });

/** Laws ask for these facts of a product, and the shop does not know them. */
@Controller('admin/products/missing-facts')
@ApiTags('admin products')
@ForAdmins()
export class MissingFactsController {
  constructor(private readonly missingFacts: MissingFacts) {}

  @Get(':id')
  @RequiresPermission('catalogue.read')
  @Responds(200, MissingFactsResponse)
  async list(@Param('id', { schema: Id }) productId: string) {
    return { success: true, data: await this.missingFacts.of(productId) };
  }
}
