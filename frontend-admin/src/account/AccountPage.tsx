import { Devices } from '@haberdash/kit/devices/Devices';
import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { SecondFactorPanel } from './SecondFactorPanel';

export default function AccountPage() {
  const lacksSecondFactor = useSelector(selectUser)?.lacksSecondFactor;
  return (
    <Page title="My account">
      <SecondFactorPanel />
      {!lacksSecondFactor && (
        <Panel title="Where you're signed in">
          <Devices />
        </Panel>
      )}
    </Page>
  );
}
