import { AdminList } from '../list/AdminList';
import { choiceFilter, keptFilter } from '../list/filters';
import type { ListFilter, Option } from '../list/list';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { ReceiveForm } from './ReceiveForm';
import { returnColumns } from './return-columns';
import { kindLabels, tabHints, tabLabels } from './return-labels';
import { returnsList } from './returns-list';
import { ReturnsTabs, useReturnTab } from './ReturnsTabs';
import styles from './returns.module.css';

const filters: ListFilter[] = [
  keptFilter('tab'),
  choiceFilter(
    'kind',
    'Kind',
    (['return', 'withdrawal', 'claim'] as const).map((value) => ({ value, label: kindLabels[value] })),
  ),
];

const sorts: Option[] = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
];

/** The parcels that come back, from the declaration to the money. */
export default function ReturnsPage() {
  const tab = useReturnTab();
  return (
    <Page title="Returns">
      <Panel title="Receive a parcel">
        <ReceiveForm />
      </Panel>
      <ReturnsTabs />
      <Panel title={tab ? tabLabels[tab] : 'All returns'}>
        {tab && <p className={styles.about}>{tabHints[tab]}</p>}
        <AdminList
          list={returnsList}
          name="returns"
          columns={returnColumns}
          idOf={({ _id }) => _id}
          labelOf={({ returnNumber, orderNumber }) => `return ${returnNumber} of order ${orderNumber}`}
          emptyTitle={tab ? 'Nothing here' : 'No returns yet'}
          emptyHint={
            tab
              ? 'No return is in this state now.'
              : 'What shoppers send back appears here, when they declare it.'
          }
          searchLabel="Search by return, order, customer or tracking number"
          filters={filters}
          sorts={sorts}
        />
      </Panel>
    </Page>
  );
}
