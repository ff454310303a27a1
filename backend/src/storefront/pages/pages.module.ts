import { Module } from '@nestjs/common';
import { Environment } from '../../platform/config/settings';
import { provide } from '../../platform/provide';
import { PagesSettings } from '../pages.settings';
import { PagePictures } from './adapters/http/page-pictures';

/** The composed pages that browsers open. */
@Module({
  providers: [provide(PagesSettings, Environment), provide(PagePictures, PagesSettings)],
  exports: [PagesSettings, PagePictures],
})
export class PagesModule {}
