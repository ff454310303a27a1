import { AdminList } from '../list/AdminList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { AssignDialog } from './AssignDialog';
import { withdrawalColumns } from './withdrawal-columns';
import { withdrawalFilters, withdrawalSorts, withdrawalViews } from './withdrawal-filters';
import { withdrawalsList } from './withdrawals-list';
import styles from './withdrawals.module.css';

export default function WithdrawalsPage() {
  return (
    <Page title="Withdrawals">
      <Panel title="Declared withdrawals">
        <p className={styles.about}>
          These shoppers withdrew from their contracts. The law gives you 14 days from the declaration to give
          the money back; you may wait until the goods, or a proof that they were posted, have arrived.
        </p>
        <AdminList
          list={withdrawalsList}
          name="withdrawals"
          columns={withdrawalColumns}
          idOf={({ _id }) => _id}
          labelOf={({ name, orderNumber }) => `withdrawal of ${name}, ${orderNumber}`}
          emptyHint="What shoppers send with “Withdraw from contract here” appears here."
          searchLabel="Search by name, address or typed number"
          filters={withdrawalFilters}
          sorts={withdrawalSorts}
          views={withdrawalViews}
        />
      </Panel>
      <AssignDialog />
    </Page>
  );
}
