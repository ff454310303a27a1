import { Module } from '@nestjs/common';
import { ClientReportsController } from './adapters/http/client-reports.controller';

/** Browsers report errors, and measures of the pages that a person saw. */
@Module({ controllers: [ClientReportsController] })
export class ClientReportsModule {}
