import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { EditMailText } from '../../application/edit-mail-text';
import { MailPreviews, MailTextRepository } from '../../application/ports';
import {
  defaultTextOf,
  isMailTextName,
  mailTextNames,
  type MailTextName,
  placeholdersOf,
} from '../../domain/default-texts';
import { hasOpening, MailText, originalOf, type Wording } from '../../domain/mail-text';
import { NoSuchMailText, OpeningMissing } from '../../domain/mailing.errors';
import {
  EditMailTextBody,
  MailTextNameParam,
  MailTextPreviewResponse,
  MailTextSavedResponse,
  MailTextsResponse,
  type MailTextView,
  PreviewMailTextBody,
} from './mail-texts.schemas';

@Controller('admin/mail-texts')
@ApiTags('admin e-mails')
@ForAdmins()
export class AdminMailTextsController {
  constructor(
    private readonly texts: MailTextRepository,
    private readonly previews: MailPreviews,
    private readonly editMailText: EditMailText,
  ) {}

  @Get()
  @RequiresPermission('content.change')
  @Responds(200, MailTextsResponse)
  async list() {
    return { success: true, data: (await this.texts.find(mailTextNames)).map(toView) };
  }

  /** The text in the body may be the original one. */
  @Put(':name')
  @RequiresPermission('content.change')
  @Responds(200, MailTextSavedResponse)
  async edit(
    @Param('name', { schema: MailTextNameParam }) name: string,
    @Body({ schema: EditMailTextBody }) { version, ...words }: z.output<typeof EditMailTextBody>,
  ) {
    const edited = { name: known(name), version, wording: wordingOf(known(name), words) };
    return { success: true, data: { version: await this.editMailText.execute(edited) } };
  }

  /** The preview saves nothing. */
  @Post(':name/preview')
  @RequiresPermission('content.change')
  @Responds(200, MailTextPreviewResponse)
  async preview(
    @Param('name', { schema: MailTextNameParam }) name: string,
    @Body({ schema: PreviewMailTextBody }) words: z.output<typeof PreviewMailTextBody>,
  ) {
    const { subject, html } = await this.previews.show(
      MailText.draft(known(name), wordingOf(known(name), words)),
    );
    return { success: true, data: { subject, html } };
  }
}

/** @throws NoSuchMailText */
function known(name: string): MailTextName {
  if (!isMailTextName(name)) throw new NoSuchMailText();
  return name;
}

/** @throws OpeningMissing: leaving it out must not delete it */
function wordingOf(name: MailTextName, { opening, ...words }: z.output<typeof PreviewMailTextBody>): Wording {
  if (opening === undefined && hasOpening(name)) throw new OpeningMissing();
  return { ...words, opening: opening ?? '' };
}

function toView({ state: { name, version, changedAt }, isEdited, wording }: MailText): MailTextView {
  const shown = (words: Wording) => ({ ...words, opening: hasOpening(name) ? words.opening : null });
  return {
    ...{ name, title: defaultTextOf(name).title, version, isEdited },
    changedDate: changedAt?.toISOString() ?? null,
    ...shown(wording),
    original: shown(originalOf(name)),
    placeholders: placeholdersOf(name),
  };
}
