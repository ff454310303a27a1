import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { ShopDays } from '../../../../shared/time/shop-days';
import { BlockCustomer } from '../../application/block-customer';
import { NoteCustomer } from '../../application/note-customer';
import { type CustomerList, CustomerQueries, type FoundCustomer } from '../../application/ports';
import { NoSuchCustomer } from '../../domain/customer.errors';
import { toAddressView } from '../../../addresses/adapters/http/addresses.schemas';
import {
  BlockCustomerBody,
  NoteCustomerBody,
  CustomerResponse,
  CustomerListQuery,
  CustomersResponse,
} from './customers.schemas';

type ListQuery = z.output<typeof CustomerListQuery>;

const usualPageSize = 50;

@Controller('admin/customers')
@ApiTags('admin customers')
@ForAdmins()
export class CustomersController {
  constructor(
    private readonly customers: CustomerQueries,
    private readonly blockCustomer: BlockCustomer,
    private readonly noteCustomer: NoteCustomer,
    private readonly days: ShopDays,
  ) {}

  @Get('get')
  @RequiresPermission('customers.read')
  @Responds(200, CustomersResponse)
  async list(@Query({ schema: CustomerListQuery }) { limit = usualPageSize, cursor, ...query }: ListQuery) {
    const { rows, meta } = await this.customers.page(listFrom(query), { limit, cursor });
    return { success: true, data: rows.map(toView), meta };
  }

  @Get('export')
  @RequiresPermission('customers.read')
  @RespondsCsv()
  async export(@Query({ schema: CustomerListQuery }) query: ListQuery, @Res() response: Response) {
    const batches = this.customers.batches(listFrom(query));
    await sendCsv(response, { name: 'customers.csv', days: this.days, columns, batches });
  }

  @Get('details/:id')
  @RequiresPermission('customers.read')
  @Responds(200, CustomerResponse)
  async details(@Param('id', { schema: Id }) id: string) {
    const found = await this.customers.details(id);
    if (!found) throw new NoSuchCustomer();
    return {
      success: true,
      data: {
        ...toView(found),
        addresses: found.addresses.map((address) => toAddressView(id, address)),
        note: found.note,
      },
    };
  }

  @Put('block/:id')
  @RequiresPermission('customers.change')
  @Responds(200, Done)
  async block(
    @Param('id', { schema: Id }) userId: string,
    @Body({ schema: BlockCustomerBody }) { reason }: z.output<typeof BlockCustomerBody>,
  ) {
    await this.blockCustomer.execute({ userId, reason });
    return { success: true, message: 'The customer is blocked' };
  }

  @Put('unblock/:id')
  @RequiresPermission('customers.change')
  @Responds(200, Done)
  async unblock(@Param('id', { schema: Id }) userId: string) {
    await this.blockCustomer.execute({ userId, reason: undefined });
    return { success: true, message: 'The customer is unblocked' };
  }

  @Put('note/:id')
  @RequiresPermission('customers.change')
  @Responds(200, Done)
  async note(
    @Param('id', { schema: Id }) userId: string,
    @Body({ schema: NoteCustomerBody }) { note }: z.output<typeof NoteCustomerBody>,
  ) {
    await this.noteCustomer.execute({ userId, note });
    return { success: true, message: 'The note is saved' };
  }
}

const listFrom = ({ q, blocked, guests, ids, sort }: Omit<ListQuery, 'limit'>): CustomerList => ({
  words: q,
  blocked,
  guests,
  ids,
  sort,
});

const toView = <Found extends FoundCustomer>({ id, userName, email, ...rest }: Found) => ({
  _id: id,
  userName,
  email,
  isGuest: rest.isGuest,
  registeredAt: rest.registeredAt,
  lastSeenAt: rest.lastSeenAt,
  orders: rest.orders,
  spent: rest.spent,
  blocked: rest.blocked,
});

const columns: CsvColumn<FoundCustomer>[] = [
  { name: 'Customer ID', value: ({ id }) => id },
  { name: 'Name', value: ({ userName }) => userName },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Registered', value: ({ registeredAt }) => new Date(registeredAt) },
  { name: 'Last seen', value: ({ lastSeenAt }) => new Date(lastSeenAt) },
  { name: 'Orders', value: ({ orders }) => orders },
  { name: 'Spent', value: ({ spent }) => spent },
  { name: 'Blocked', value: ({ blocked }) => blocked && blocked.reason },
  { name: 'Kind', value: ({ isGuest }) => (isGuest ? 'Guest' : 'Account') },
];
