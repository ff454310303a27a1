import { AdminList } from '../list/AdminList';
import { choiceFilter, dayFilter, linkFilter } from '../list/filters';
import type { ListFilter } from '../list/list';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { auditColumns } from './audit-columns';
import { subjectLabels } from './audit-labels';
import { auditList } from './audit-list';

const filters: ListFilter[] = [
  choiceFilter(
    'subject',
    'What',
    Object.entries(subjectLabels).map(([value, label]) => ({ value, label })),
  ),
  dayFilter('Time'),
  linkFilter('actor', 'This actor'),
  linkFilter('subjectId', 'This object'),
];

export default function AuditPage() {
  return (
    <Page title="Activity">
      <Panel title="Activity log">
        <AdminList
          list={auditList}
          name="entries"
          columns={auditColumns}
          idOf={({ _id }) => _id}
          labelOf={({ label, action }) => `${label} ${action}`}
          emptyHint="Each change of a product, order, customer or setting appears here."
          searchLabel="Search by name, action or admin"
          filters={filters}
          exportPath="/api/admin/audit/export"
        />
      </Panel>
    </Page>
  );
}
