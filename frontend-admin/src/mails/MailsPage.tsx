import { Link } from 'react-router-dom';
import { IfAllowed } from '../access/IfAllowed';
import { AdminList } from '../list/AdminList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { mailColumns } from './mail-columns';
import { mailFilters, mailSorts, mailViews } from './mail-filters';
import { kindLabels } from './mail-labels';
import { mailsList } from './mails-list';

export default function MailsPage() {
  return (
    <Page
      title="E-mails"
      action={
        <IfAllowed needs="content.change">
          <Link to="/admin/mail-texts">Edit the texts</Link>
        </IfAllowed>
      }
    >
      <Panel title="Latest e-mails">
        <AdminList
          list={mailsList}
          name="e-mails"
          columns={mailColumns}
          idOf={({ mailId }) => mailId}
          labelOf={({ topic, recipient }) => `${kindLabels[topic]} to ${recipient}`}
          emptyHint="What the shop writes to customers and to you appears here."
          searchLabel="Search by address"
          filters={mailFilters}
          sorts={mailSorts}
          views={mailViews}
          exportPath="/api/admin/mails/export"
        />
      </Panel>
    </Page>
  );
}
