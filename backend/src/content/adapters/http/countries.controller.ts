import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addressFormats } from '../../../shared/addresses/address-format';
import { Responds } from '../../../platform/http/responses';
import { Public } from '../../../platform/http/session';
import { PublicData } from '../../../platform/response-cache/public-data';
import { ShopCountry } from '../../shop-country';
import { CountryListResponse, CountryResponse } from './countries.schemas';

@Controller('shop/countries')
@ApiTags('addresses')
@Public()
export class CountriesController {
  constructor(private readonly shopCountry: ShopCountry) {}

  @Get()
  @Responds(200, CountryListResponse)
  @PublicData()
  list() {
    return { success: true, data: addressFormats };
  }

  /** The shop's own, which a form needs before any other. */
  @Get('own')
  @Responds(200, CountryResponse)
  @PublicData()
  async own() {
    const code = await this.shopCountry.current();
    return { success: true, data: addressFormats.find((format) => format.code === code)! };
  }
}
