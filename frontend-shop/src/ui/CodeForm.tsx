import { textsIn } from '@haberdash/kit/form';
import type { RequestState } from '@haberdash/kit/request-state';
import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import styles from './code-form.module.css';

interface CodeFormProps {
  /** The code was sent to this address. */
  email: string | undefined;
  /** A code was sent before. */
  isAnother?: boolean;
  /** The id of the form's title. */
  titleId: string;
  request: RequestState;
  /** Tells what the server refused; at the field if left out. */
  problem?: ReactNode;
  submit: string;
  onCode: (code: string) => void;
  /** These are further buttons. */
  children: ReactNode;
}

/** Takes the six digits that an e-mail brought. */
export function CodeForm({ email, isAnother = false, titleId, request, problem, ...rest }: CodeFormProps) {
  const { submit, onCode, children } = rest;
  const [mistake, setMistake] = useState<string>();
  const form = useFocusOnError(mistake ?? request);
  const refusal = !problem && request.status === 'failed' ? request.message : undefined;

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = textsIn(event.currentTarget, ['code']).code.trim();
    const isCode = /^\d{6}$/.test(code);
    setMistake(isCode ? undefined : 'Please enter the six digits of the e-mail');
    if (isCode) onCode(code);
  };

  return (
    <form ref={form} className={styles.form} aria-labelledby={titleId} noValidate onSubmit={send}>
      <p role="status">
        We sent {isAnother ? 'another' : 'a'} code of six digits to <strong>{email}</strong>. It works for 15
        minutes.
      </p>
      {problem}
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        error={mistake ?? refusal}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={request.status === 'loading'}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
