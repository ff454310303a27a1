import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ShopCountry } from '../../../content/shop-country';
import { Responds } from '../../../platform/http/responses';
import { Public } from '../../../platform/http/session';
import { PublicData } from '../../../platform/response-cache/public-data';
import { maxAgeMs } from '../../../platform/response-cache/response-cache';
import { Clock } from '../../../shared/time/clock';
import { JudgeMethods, offersAmong } from '../../application/judge-methods';
import { DeliveryTables } from '../../application/ports';
import { zonesForReading } from '../../domain/zone';
import { offerView } from '../../offer.view';
import { OffersQuery, OffersResponse, TableResponse } from './delivery.schemas';
import { tableZoneView } from './delivery-views';

@Controller('shop/delivery')
@ApiTags('delivery')
@Public()
export class OffersController {
  constructor(
    private readonly judgeMethods: JudgeMethods,
    private readonly tables: DeliveryTables,
    private readonly shopCountry: ShopCountry,
    private readonly clock: Clock,
  ) {}

  /** The dates are those of an order at the end of the time for which the response is cached: none is promised after its cut-off. */
  @Get('offers')
  @Responds(200, OffersResponse)
  @PublicData()
  async offers(
    @Query({ schema: OffersQuery }) { subtotal, grams, ...address }: z.output<typeof OffersQuery>,
  ) {
    const { country = await this.shopCountry.current(), postcode } = address;
    const judged = await this.judgeMethods.execute({
      destination: { country, postcode },
      goods: { subtotal, grams },
      at: new Date(this.clock.now().getTime() + maxAgeMs),
    });
    return { success: true, data: { country, offers: offersAmong(judged).map(offerView) } };
  }

  /** Returns all zones with their enabled methods. */
  @Get('table')
  @Responds(200, TableResponse)
  @PublicData()
  async table() {
    const { zones, methods } = await this.tables.read();
    const inOrder = zonesForReading(zones, await this.shopCountry.current());
    const data = inOrder.map((zone) => tableZoneView(zone, methods));
    return { success: true, data };
  }
}
