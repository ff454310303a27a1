import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { UserNames } from '../../../../identity/user-names';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Clock } from '../../../../shared/time/clock';
import { ShopDays } from '../../../../shared/time/shop-days';
import { DailyShoppers, type ListedShopper, type ShopperList } from '../../application/ports';
import { listedRange } from '../../domain/report-range';
import { type DaysShopperView, ShopperListQuery, ShoppersResponse } from './report-lists.schemas';

type ListQuery = z.output<typeof ShopperListQuery>;
type NamedShopper = z.infer<typeof DaysShopperView>;

const usualPageSize = 50;

/** The shoppers with a cart that the conversion counts. */
@Controller('admin/reports/shoppers')
@ApiTags('admin reports')
@ForAdmins()
export class ShoppersController {
  constructor(
    private readonly shoppers: DailyShoppers,
    private readonly names: UserNames,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  @Get('get')
  @RequiresPermission('customers.read')
  @Responds(200, ShoppersResponse)
  async list(@Query({ schema: ShopperListQuery }) { limit = usualPageSize, cursor, ...query }: ListQuery) {
    const { rows, meta } = await this.shoppers.page(this.listFrom(query), { limit, cursor });
    return { success: true, data: await this.withNames(rows), meta };
  }

  @Get('export')
  @RequiresPermission('customers.read')
  @RespondsCsv()
  async export(@Query({ schema: ShopperListQuery }) query: ListQuery, @Res() response: Response) {
    const batches = this.namedBatches(this.listFrom(query));
    await sendCsv(response, { name: 'shoppers.csv', days: this.days, columns, batches });
  }

  private listFrom({ from, to, paid, sort }: Omit<ListQuery, 'limit'>): ShopperList {
    const range = listedRange(from, to, this.days.dayOf(this.clock.now()));
    return { ...range, hasPaid: paid, sort };
  }

  private async *namedBatches(list: ShopperList): AsyncGenerator<NamedShopper[]> {
    for await (const rows of this.shoppers.batches(list)) yield this.withNames(rows);
  }

  private async withNames(rows: ListedShopper[]): Promise<NamedShopper[]> {
    const ids = [...new Set(rows.map(({ shopperId }) => shopperId))];
    const [names, emails] = await Promise.all([this.names.of(ids), this.names.emailsOf(ids)]);
    return rows.map(({ day, shopperId, hasPaid }) => ({
      day,
      shopperId,
      userName: names.get(shopperId) ?? null,
      email: emails.get(shopperId) ?? null,
      hasPaid,
    }));
  }
}

const columns: CsvColumn<NamedShopper>[] = [
  { name: 'Day', value: ({ day }) => day },
  { name: 'Customer ID', value: ({ shopperId }) => shopperId },
  { name: 'Name', value: ({ userName }) => userName },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Paid', value: ({ hasPaid }) => (hasPaid ? 'yes' : 'no') },
];
