import { invalidNames, textsIn } from '@haberdash/kit/form';
import { Button } from '@haberdash/kit/ui/Button';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { PasswordField } from '@haberdash/kit/ui/PasswordField';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useEffect, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { authFormOpened, fieldsRefused, selectIsLoading, selectProblem } from '../session/session.slice';

type CredentialName = 'userName' | 'email' | 'password' | 'code';

export interface AuthField extends ComponentProps<typeof TextField> {
  name: CredentialName;
  /** The message for missing or malformed input. */
  advice: string;
}

interface AuthFormProps {
  /** The title and heading of the page; a sheet around the form has its own. */
  page: { title: string; heading: string } | undefined;
  /** Why the visitor must sign in. */
  reason?: string | undefined;
  /** The link to the other form. */
  otherWay: ReactNode;
  fields: AuthField[];
  submitLabel: string;
  /** The help stands below the button. */
  help?: ReactNode;
  onSubmit: (credentials: Record<CredentialName, string>) => void;
}

export function AuthForm({ page, reason, otherWay, ...rest }: AuthFormProps) {
  const { fields, submitLabel, help, onSubmit } = rest;
  const isLoading = useSelector(selectIsLoading);
  const problem = useSelector(selectProblem);
  const dispatch = useDispatch();
  const form = useFocusOnError(problem);

  useEffect(() => void dispatch(authFormOpened()), [dispatch]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = invalidNames(event.currentTarget);
    if (wrong.length > 0) dispatch(fieldsRefused(wrong));
    else onSubmit(textsIn(event.currentTarget, ['userName', 'email', 'password', 'code']));
  };

  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <header>
        {page && <PageHeading title={page.title}>{page.heading}</PageHeading>}
        <p>{otherWay}</p>
      </header>
      {reason && (
        <p className="auth-reason" role="alert">
          {reason}
        </p>
      )}
      {problem.message && (
        <p className="auth-problem" tabIndex={-1} data-problem>
          {problem.message}
        </p>
      )}
      {fields.map(({ advice, ...field }) => {
        const Field = field.name === 'password' ? PasswordField : TextField;
        const error = field.name in problem.fields ? problem.fields[field.name] || advice : undefined;
        return <Field key={field.name} {...field} required error={error} />;
      })}
      <Button type="submit" busy={isLoading}>
        {submitLabel}
      </Button>
      {help}
    </form>
  );
}
