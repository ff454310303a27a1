import {
  emailChangeCancelled,
  emailCodeSubmitted,
  selectProfile,
} from '@haberdash/kit/profile/profile.slice';
import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from 'react-redux';
import { CodeForm } from '../../ui/CodeForm';
import { profilePath } from '../profile-path';
import { Problem } from '../Problem';

export function EmailCodeForm({ email }: { email: string }) {
  const { changingEmail } = useSelector(selectProfile);
  const dispatch = useDispatch();
  return (
    <CodeForm
      email={email}
      titleId="email-title"
      request={changingEmail}
      problem={<Problem request={changingEmail} />}
      submit="Change the address"
      onCode={(code) => dispatch(emailCodeSubmitted({ code, page: profilePath }))}
    >
      <Button variant="secondary" onClick={() => dispatch(emailChangeCancelled())}>
        Cancel
      </Button>
    </CodeForm>
  );
}
