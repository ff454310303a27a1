import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { type CsvColumn, RespondsCsv, sendCsv } from '../../../platform/csv/csv';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { actorNamed } from '../../../shared/actor';
import { ShopDays } from '../../../shared/time/shop-days';
import { firstSubjectOf } from '../../audit-trail';
import { type AuditFilter, AuditQueries, type FoundEntry } from '../../application/ports';
import { AuditResponse, type AuditEntryView, AuditListQuery } from './audit.schemas';

type ListQuery = z.output<typeof AuditListQuery>;

const usualPageSize = 50;

@Controller('admin/audit')
@ApiTags('admin audit')
@ForAdmins()
export class AuditController {
  constructor(
    private readonly entries: AuditQueries,
    private readonly days: ShopDays,
  ) {}

  @Get('get')
  @RequiresPermission('audit.read')
  @Responds(200, AuditResponse)
  async list(@Query({ schema: AuditListQuery }) { limit = usualPageSize, cursor, ...query }: ListQuery) {
    const { rows, meta } = await this.entries.page(this.filterFrom(query), { limit, cursor });
    return { success: true, data: rows.map(toView), meta };
  }

  @Get('export')
  @RequiresPermission('audit.read')
  @RespondsCsv()
  async export(@Query({ schema: AuditListQuery }) query: ListQuery, @Res() response: Response) {
    const batches = this.entries.batches(this.filterFrom(query));
    await sendCsv(response, { name: 'audit.csv', days: this.days, columns, batches });
  }

  private filterFrom(query: Omit<ListQuery, 'limit'>): AuditFilter {
    const { q: words, subject: subjects, subjectId, actor, from, to } = query;
    return {
      words,
      subjects,
      subjectId,
      actor,
      from: this.days.beginOf(from),
      to: this.days.endOf(to),
    };
  }
}

function toView({ id, actor, actorName, ...entry }: FoundEntry): AuditEntryView {
  const by = actorNamed(actor);
  return {
    ...entry,
    _id: id,
    subject: firstSubjectOf(entry.subject),
    topic: entry.subject,
    by: { kind: by.kind, id: by.kind === 'shop' ? null : by.id, name: actorName },
  };
}

const columns: CsvColumn<FoundEntry>[] = [
  { name: 'Time', value: ({ at }) => new Date(at) },
  { name: 'By', value: ({ actor, actorName }) => actorName ?? actor },
  { name: 'Subject', value: ({ subject }) => subject },
  { name: 'Subject ID', value: ({ subjectId }) => subjectId },
  { name: 'Name', value: ({ label }) => label },
  { name: 'Action', value: ({ action }) => action },
  { name: 'Before', value: ({ before }) => before && JSON.stringify(before) },
  { name: 'After', value: ({ after }) => after && JSON.stringify(after) },
];
