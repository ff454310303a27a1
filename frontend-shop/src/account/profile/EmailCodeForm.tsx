import { textsIn } from '@haberdash/kit/form';
import {
  emailChangeCancelled,
  emailCodeSubmitted,
  selectProfile,
} from '@haberdash/kit/profile/profile.slice';
import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { profilePath } from '../profile-path';
import styles from '../account.module.css';
import { Problem } from '../Problem';

export function EmailCodeForm({ email }: { email: string }) {
  const { changingEmail } = useSelector(selectProfile);
  const [problem, setProblem] = useState<string>();
  const form = useFocusOnError(problem ?? changingEmail);
  const dispatch = useDispatch();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = textsIn(event.currentTarget, ['code']).code.trim();
    const isCode = /^\d{6}$/.test(code);
    setProblem(isCode ? undefined : 'Please enter the six digits of the e-mail');
    if (isCode) dispatch(emailCodeSubmitted({ code, page: profilePath }));
  };

  return (
    <form ref={form} className={styles.narrow} aria-labelledby="email-title" noValidate onSubmit={submit}>
      <p role="status">
        We sent a code of six digits to <strong>{email}</strong>. It works for 15 minutes.
      </p>
      <Problem request={changingEmail} />
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        error={problem}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={changingEmail.status === 'loading'}>
          Change the address
        </Button>
        <Button variant="secondary" onClick={() => dispatch(emailChangeCancelled())}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
