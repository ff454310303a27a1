import { invalidNames, textsIn } from '@haberdash/kit/form';
import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { PasswordField } from '@haberdash/kit/ui/PasswordField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useEffect, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './account.module.css';
import {
  changeRequested,
  fieldsRefused,
  formOpened,
  selectChangeCount,
  selectChanging,
  selectFieldErrors,
} from './password.slice';
import { Problem } from './Problem';

export function PasswordTab() {
  const changeCount = useSelector(selectChangeCount);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(formOpened()), [dispatch]);

  return (
    <section aria-labelledby="password-title" className={styles.narrow}>
      <h2 id="password-title">Change your password</h2>
      {changeCount > 0 && <Changed key={changeCount} />}
      <PasswordForm key={-changeCount} />
    </section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The key replaces the form, so this takes over the focus. */
function Changed() {
  return (
    <p className={styles.done} role="status" tabIndex={-1} ref={takeFocus}>
      Your password is changed. Every other device is signed out.
    </p>
  );
}

function PasswordForm() {
  const user = useSelector(selectUser);
  const changing = useSelector(selectChanging);
  const fieldErrors = useSelector(selectFieldErrors);
  const form = useFocusOnError(changing.status === 'failed' ? changing : fieldErrors);
  const dispatch = useDispatch();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = invalidNames(event.currentTarget);
    if (wrong.length > 0) dispatch(fieldsRefused(wrong));
    else dispatch(changeRequested(textsIn(event.currentTarget, ['currentPassword', 'newPassword'])));
  };

  return (
    <form ref={form} className={styles.narrow} aria-labelledby="password-title" noValidate onSubmit={submit}>
      <p className={styles.soft}>You stay signed in here; every other device is signed out.</p>
      <Problem request={changing} />
      {/* Password managers read the user name here. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={fieldErrors.currentPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={128}
        help="8 to 128 characters"
        error={fieldErrors.newPassword}
      />
      <div>
        <Button type="submit" busy={changing.status === 'loading'}>
          Change password
        </Button>
      </div>
    </form>
  );
}
