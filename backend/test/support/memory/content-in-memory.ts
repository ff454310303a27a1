import { InMemoryAuditTrail } from '../../../src/audit/adapters/memory/in-memory-audit-trail';
import { InMemoryPageRepository } from '../../../src/content/adapters/memory/in-memory-page.repository';
import { InMemorySettingRepository } from '../../../src/content/adapters/memory/in-memory-setting.repository';
import { AddPage } from '../../../src/content/application/add-page';
import { DeletePage } from '../../../src/content/application/delete-page';
import { EditPage } from '../../../src/content/application/edit-page';
import { EditSetting } from '../../../src/content/application/edit-setting';
import { FixedActor } from './fixed-actor';
import { InMemoryUnitOfWork } from './in-memory-unit-of-work';
import { aSettings } from '../shop/shop-content';

/** The pages and settings of a shop in which Ada acts, without a database. */
export function contentInMemory() {
  const pages = new InMemoryPageRepository();
  const settings = new InMemorySettingRepository(aSettings());
  const audit = new InMemoryAuditTrail(new FixedActor({ kind: 'admin', id: 'ada', name: 'Ada Admin' }));
  const unitOfWork = new InMemoryUnitOfWork(pages, settings, audit);
  return {
    pages,
    settings,
    audit,
    addPage: new AddPage(pages, audit, unitOfWork),
    editPage: new EditPage(pages, audit, unitOfWork),
    deletePage: new DeletePage(pages, audit, unitOfWork),
    editSetting: new EditSetting(settings, audit, unitOfWork),
  };
}
