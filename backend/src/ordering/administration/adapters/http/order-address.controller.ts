import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { normalized } from '../../../../shared/addresses/address-problems';
import { e164Of } from '../../../../shared/addresses/phone-number';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { CorrectAddress } from '../../application/correct-address';
import { CorrectAddressBody } from './order-address.schemas';

@Controller('admin/orders')
@ApiTags('admin orders')
@ForAdmins()
export class OrderAddressController {
  constructor(private readonly correctAddress: CorrectAddress) {}

  @Put(':id/address')
  @RequiresPermission('orders.change')
  @Responds(200, Done)
  async correct(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: CorrectAddressBody }) body: z.output<typeof CorrectAddressBody>,
  ) {
    const { seenUpdateDate: seen, ...address } = normalized(body);
    const phoneE164 = e164Of(address.phone, address.country);
    await this.correctAddress.execute({ orderId, seen, corrected: { ...address, phoneE164 } });
    return { success: true, message: 'The address is corrected' };
  }
}
