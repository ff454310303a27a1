import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { normalized } from '../../../../shared/addresses/address-problems';
import { Responds } from '../../../../platform/http/responses';
import { assertOwn, CurrentUser, ForShoppers, type SessionUser } from '../../../../platform/http/session';
import { Done, Id } from '../../../../platform/http/wire';
import { AddAddress } from '../../application/add-address';
import { DeleteAddress } from '../../application/delete-address';
import { EditAddress } from '../../application/edit-address';
import { AddressQueries } from '../../application/ports';
import {
  AddAddressBody,
  AddressResponse,
  AddressListResponse,
  EditAddressBody,
  toAddressView,
} from './addresses.schemas';

@Controller('shop/address')
@ApiTags('addresses')
@ForShoppers()
export class AddressesController {
  constructor(
    private readonly addresses: AddressQueries,
    private readonly addAddress: AddAddress,
    private readonly editAddress: EditAddress,
    private readonly deleteAddress: DeleteAddress,
  ) {}

  @Post('add')
  @Responds(201, AddressResponse)
  async add(
    @CurrentUser() user: SessionUser,
    @Body({ schema: AddAddressBody }) { userId, ...fields }: z.output<typeof AddAddressBody>,
  ) {
    assertOwn(user, userId);
    const added = await this.addAddress.execute({ userId, fields: normalized(fields) });
    return { success: true, message: 'Address added successfully', data: toAddressView(userId, added) };
  }

  @Get('get/:userId')
  @Responds(200, AddressListResponse)
  async list(@CurrentUser() user: SessionUser, @Param('userId', { schema: Id }) userId: string) {
    assertOwn(user, userId);
    const saved = await this.addresses.ofUser(userId);
    return { success: true, data: saved.map((address) => toAddressView(userId, address)) };
  }

  @Put('update/:userId/:addressId')
  @Responds(200, AddressResponse)
  async edit(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Param('addressId', { schema: Id }) addressId: string,
    @Body({ schema: EditAddressBody }) fields: z.output<typeof EditAddressBody>,
  ) {
    assertOwn(user, userId);
    const edited = await this.editAddress.execute({ userId, addressId, fields: normalized(fields) });
    return { success: true, message: 'Address updated successfully', data: toAddressView(userId, edited) };
  }

  @Delete('delete/:userId/:addressId')
  @Responds(200, Done)
  async delete(
    @CurrentUser() user: SessionUser,
    @Param('userId', { schema: Id }) userId: string,
    @Param('addressId', { schema: Id }) addressId: string,
  ) {
    assertOwn(user, userId);
    await this.deleteAddress.execute({ userId, addressId });
    return { success: true, message: 'Address deleted successfully' };
  }
}
