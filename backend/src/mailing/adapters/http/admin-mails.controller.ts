import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { RespondsCsv, sendCsv } from '../../../platform/csv/csv';
import { maxPageSize } from '../../../platform/http/list';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { Done, Id } from '../../../platform/http/wire';
import { ShopDays } from '../../../shared/time/shop-days';
import { type ListedMail, type MailList, MailListQueries, MailRepository } from '../../application/ports';
import { SendMailAgain } from '../../application/send-mail-again';
import { orderOf } from '../../domain/mail';
import { firstKindOf } from '../../domain/mail-kind';
import { NoSuchMail } from '../../domain/mailing.errors';
import { mailColumns } from './mail-csv';
import {
  MailPageResponse,
  MailResponse,
  MailsQuery,
  type MailView,
  SendMailAgainBody,
} from './mails.schemas';

type Given = z.output<typeof MailsQuery>;

@Controller('admin/mails')
@ApiTags('admin e-mails')
@ForAdmins()
export class AdminMailsController {
  constructor(
    private readonly lists: MailListQueries,
    private readonly mails: MailRepository,
    private readonly sendMailAgain: SendMailAgain,
    private readonly days: ShopDays,
  ) {}

  @Get()
  @RequiresPermission('customers.read')
  @Responds(200, MailPageResponse)
  async list(@Query({ schema: MailsQuery }) { limit = maxPageSize, cursor, ...query }: Given) {
    const { mails, meta } = await this.lists.page(listFrom(query), { limit, cursor });
    return { success: true, data: mails.map(toView), meta };
  }

  @Get('export')
  @RequiresPermission('customers.read')
  @RespondsCsv()
  async export(@Query({ schema: MailsQuery }) query: Given, @Res() response: Response): Promise<void> {
    const batches = this.lists.batches(listFrom(query));
    await sendCsv(response, { name: 'e-mails.csv', days: this.days, columns: mailColumns, batches });
  }

  @Get(':id')
  @RequiresPermission('customers.read')
  @Responds(200, MailResponse)
  async read(@Param('id', { schema: Id }) mailId: string) {
    const mail = await this.mails.find(mailId);
    if (!mail) throw new NoSuchMail();
    return { success: true, data: { ...toView(mail.state), letter: mail.state.letter } };
  }

  @Post(':id/send-again')
  @RequiresPermission('customers.change')
  @Responds(200, Done)
  async sendAgain(
    @Param('id', { schema: Id }) mailId: string,
    @Body({ schema: SendMailAgainBody.optional() }) body: z.output<typeof SendMailAgainBody> | undefined,
  ) {
    await this.sendMailAgain.execute({ mailId, recipient: body?.email });
    return { success: true, message: 'The e-mail is sent again' };
  }
}

function listFrom({ q: words, kind, status, order, sort }: Omit<Given, 'limit' | 'cursor'>): MailList {
  return { words, kinds: kind, statuses: status, orderId: order, sort };
}

const toView = (mail: ListedMail): z.output<typeof MailView> => {
  const { id, kind, createdAt, sentAt, recipient, status, attempts, reason, subject } = mail;
  return {
    ...{ recipient, status, attempts, reason, subject },
    mailId: id,
    kind: firstKindOf(kind),
    topic: kind,
    orderId: orderOf(mail),
    writtenDate: createdAt.toISOString(),
    sentDate: sentAt?.toISOString() ?? null,
  };
};
