import { invalidNames, textsIn } from '@haberdash/kit/form';
import { newEmailSubmitted, selectProfile } from '@haberdash/kit/profile/profile.slice';
import { Button } from '@haberdash/kit/ui/Button';
import { PasswordField } from '@haberdash/kit/ui/PasswordField';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from '../account.module.css';
import { Problem } from '../Problem';

export function NewEmailForm() {
  const { changingEmail } = useSelector(selectProfile);
  const [wrong, setWrong] = useState<string[]>([]);
  const form = useFocusOnError(wrong.length > 0 ? wrong : changingEmail);
  const dispatch = useDispatch();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = invalidNames(event.currentTarget);
    setWrong(invalid);
    if (invalid.length === 0)
      dispatch(newEmailSubmitted(textsIn(event.currentTarget, ['newEmail', 'password'])));
  };

  return (
    <form ref={form} className={styles.narrow} aria-labelledby="email-title" noValidate onSubmit={submit}>
      <Problem request={changingEmail} />
      <TextField
        label="New e-mail address"
        name="newEmail"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={wrong.includes('newEmail') ? 'Please enter an e-mail address' : undefined}
      />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        error={wrong.includes('password') ? 'Please enter your password' : undefined}
      />
      <div>
        <Button type="submit" busy={changingEmail.status === 'loading'}>
          Send a code
        </Button>
      </div>
    </form>
  );
}
