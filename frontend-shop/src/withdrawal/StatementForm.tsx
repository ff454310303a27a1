import { invalidNames, textsIn } from '@haberdash/kit/form';
import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { v4 as randomUuid } from 'uuid';
import { textPagePath } from '../content/page-paths';
import { useWithdrawalWords } from './withdrawal-words';
import type { WithdrawalFields } from './withdrawal.api';
import {
  fieldsRefused,
  selectFieldErrors,
  selectFields,
  selectOpenings,
  statementWritten,
} from './withdrawal.slice';
import styles from './withdrawal.module.css';

/** The server accepts no more characters. */
const longest = { name: 100, email: 254, orderNumber: 40, text: 2_000 };
const required = ['name', 'email', 'orderNumber'] as const;

/** The first step: who withdraws from which contract. */
export function StatementForm() {
  const { intro, confirm } = useWithdrawalWords();
  const fieldErrors = useSelector(selectFieldErrors);
  const openings = useSelector(selectOpenings);
  const form = useFocusOnError(fieldErrors);
  const dispatch = useDispatch();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsIn(event.currentTarget, ['name', 'email', 'orderNumber', 'text']);
    const blank = required.filter((name) => typed[name].trim() === '');
    const names = [...invalidNames(event.currentTarget), ...blank];
    if (names.length > 0) dispatch(fieldsRefused(names));
    else dispatch(statementWritten({ id: randomUuid(), fields: typed }));
  };

  return (
    <form ref={form} className={styles.form} aria-label="Your withdrawal" noValidate onSubmit={submit}>
      {intro && <p className={styles.lines}>{intro}</p>}
      <p>
        Tell us who you are and which order it is about. You need no account, and you need not give a reason.
        On the next page you see what you typed and press “{confirm}”; you then get a receipt by e-mail.
      </p>
      <Fields key={openings} errors={fieldErrors} />
      <div>
        <Button type="submit">Continue</Button>
      </div>
      <p className={styles.soft}>
        What you can send back and until when is on the page <Link to={textPagePath('returns')}>Returns</Link>
        .
      </p>
    </form>
  );
}

interface FieldsProps {
  errors: Partial<Record<keyof WithdrawalFields, string>>;
}

function Fields({ errors }: FieldsProps) {
  const fields = useSelector(selectFields);
  const field = (name: keyof WithdrawalFields, label: string) => ({
    name,
    label,
    defaultValue: fields[name],
    maxLength: longest[name],
    error: errors[name],
  });
  return (
    <>
      <TextField {...field('name', 'Name')} required autoComplete="name" />
      <TextField
        {...field('orderNumber', 'Order number')}
        required
        autoCapitalize="characters"
        help="Like HB-10001. It is in the e-mail that confirms your order."
      />
      <TextField
        {...field('email', 'E-mail')}
        required
        type="email"
        autoComplete="email"
        help="The one you ordered with, if you can. The receipt goes there."
      />
      <TextField
        {...field('text', 'Message (optional)')}
        rows={4}
        help="If you don’t withdraw from the whole order, say which items you mean."
      />
    </>
  );
}
