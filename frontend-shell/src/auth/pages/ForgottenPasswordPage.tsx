import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { AuthForm, type AuthField } from './AuthForm';
import { resetLinkRequested, selectIsResetLinkSent } from '../session/session.slice';

const fields: AuthField[] = [
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'username',
    advice: 'Please enter an email address',
  },
];

/** Does not say whether there is an account. */
export default function ForgottenPasswordPage() {
  const isSent = useSelector(selectIsResetLinkSent);
  const dispatch = useDispatch();
  return (
    <AuthForm
      page={{ title: 'Forgot password', heading: 'Forgot your password?' }}
      otherWay={
        <>
          We&apos;ll e-mail you a link to set a new one. <Link to="/auth/login">Back to sign in</Link>
        </>
      }
      fields={fields}
      submitLabel={isSent ? 'Send again' : 'Send link'}
      help={
        <p role="status">
          {isSent &&
            "If there's an account for this address, we've sent it a link. It works once and expires in 30 minutes."}
        </p>
      }
      onSubmit={({ email }) => dispatch(resetLinkRequested({ email }))}
    />
  );
}
