import { textsIn } from '@haberdash/kit/form';
import { nameSubmitted, selectProfile } from '@haberdash/kit/profile/profile.slice';
import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { profilePath } from '../profile-path';
import styles from '../account.module.css';
import { Problem } from '../Problem';

export function NameForm() {
  const user = useSelector(selectUser);
  const { renaming } = useSelector(selectProfile);
  const [problem, setProblem] = useState<string>();
  const form = useFocusOnError(problem ?? renaming);
  const dispatch = useDispatch();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const userName = textsIn(event.currentTarget, ['userName']).userName.trim();
    setProblem(userName === '' ? 'Please enter your name' : undefined);
    if (userName !== '') dispatch(nameSubmitted({ userName, page: profilePath }));
  };

  return (
    <form ref={form} className={styles.narrow} aria-labelledby="name-title" noValidate onSubmit={submit}>
      <h2 id="name-title">Your name</h2>
      <Problem request={renaming} />
      <TextField
        label="Name"
        name="userName"
        autoComplete="name"
        required
        maxLength={60}
        defaultValue={user?.userName}
        error={problem}
      />
      <div>
        <Button type="submit" busy={renaming.status === 'loading'}>
          Save name
        </Button>
      </div>
    </form>
  );
}
