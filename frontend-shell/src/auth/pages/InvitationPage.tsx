import { Button } from '@haberdash/kit/ui/Button';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  incompleteLink,
  invitationAccepted,
  invitationOpened,
  selectInvitation,
} from '../invitation/invitation.slice';
import { AuthForm, type AuthField } from './AuthForm';
import { emailField, passwordField } from './auth-fields';
import { InvalidLink } from './InvalidLink';

const heading = { title: 'Invitation', heading: 'Join the staff' };

const nameField = (userName: string): AuthField => ({
  name: 'userName',
  label: 'Name',
  autoComplete: 'name',
  maxLength: 60,
  defaultValue: userName,
  advice: 'Please enter your name',
});

/** Where the link in the e-mail leads. Its token is behind the #, which browsers send to no server. */
export default function InvitationPage() {
  const dispatch = useDispatch();
  const token = useLocation().hash.slice(1);
  const link = useSelector(selectInvitation);

  useEffect(() => {
    if (token) dispatch(invitationOpened({ token }));
  }, [token, dispatch]);

  if (!token) {
    return <InvalidLink {...heading} reason={incompleteLink} />;
  }
  if (link.status === 'unchecked') return <Spinner />;
  if (link.status === 'failed') {
    return (
      <InvalidLink {...heading} reason={link.message}>
        <Button type="button" onClick={() => dispatch(invitationOpened({ token }))}>
          Try again
        </Button>
      </InvalidLink>
    );
  }
  if (link.status === 'ended') {
    return (
      <InvalidLink {...heading} reason={link.message}>
        {link.code === 'INVITATION_USED' && <ButtonLink to="/auth/login">Sign in</ButtonLink>}
      </InvalidLink>
    );
  }
  const { userName, email, roleName } = link.invitation;
  return (
    <AuthForm
      page={heading}
      otherWay={`You are invited with the role “${roleName}”. Check your name, and choose a password.`}
      fields={[emailField(email), nameField(userName), passwordField('Password')]}
      submitLabel="Accept invitation"
      onSubmit={(given) =>
        dispatch(invitationAccepted({ token, userName: given.userName, password: given.password }))
      }
    />
  );
}
