import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addressFormats } from '../../../platform/addresses/address-format';
import { Responds } from '../../../platform/http/responses';
import { Public } from '../../../platform/http/session';
import { PublicData } from '../../../platform/response-cache/public-data';
import { CountryListResponse } from './countries.schemas';

@Controller('shop/countries')
@ApiTags('addresses')
@Public()
export class CountriesController {
  @Get()
  @Responds(200, CountryListResponse)
  @PublicData()
  list() {
    return { success: true, data: addressFormats };
  }
}
