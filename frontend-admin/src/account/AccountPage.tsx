import { Devices } from '@haberdash/kit/devices/Devices';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';

export default function AccountPage() {
  return (
    <Page title="My account">
      <Panel title="Where you're signed in">
        <Devices />
      </Panel>
    </Page>
  );
}
