import { Devices } from '@haberdash/kit/devices/Devices';
import { selectUser } from '@haberdash/kit/session';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { EmailPanel } from './profile/EmailPanel';
import { NamePanel } from './profile/NamePanel';
import { PasswordPanel } from './profile/PasswordPanel';
import { passwordFormLeft } from './profile/password.slice';
import { profileLeft } from '@haberdash/kit/profile/profile.slice';
import { SecondFactorPanel } from './SecondFactorPanel';

export default function AccountPage() {
  const lacksSecondFactor = useSelector(selectUser)?.lacksSecondFactor;
  return (
    <Page title="My account">
      {!lacksSecondFactor && <Profile />}
      <SecondFactorPanel />
      {!lacksSecondFactor && (
        <Panel title="Where you're signed in">
          <Devices />
        </Panel>
      )}
    </Page>
  );
}

function Profile() {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(profileLeft());
      dispatch(passwordFormLeft());
    },
    [dispatch],
  );
  return (
    <>
      <NamePanel />
      <EmailPanel />
      <PasswordPanel />
    </>
  );
}
