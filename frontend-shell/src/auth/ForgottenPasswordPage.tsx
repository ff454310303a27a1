import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { AuthForm, type AuthField } from './AuthForm';
import { resetLinkRequested, selectIsResetLinkSent } from './session.slice';

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
      title="Forgot password"
      heading="Forgot your password?"
      otherWay={
        <>
          We send you a link to set a new one. <Link to="/auth/login">Back to sign in</Link>
        </>
      }
      fields={fields}
      submitLabel={isSent ? 'Send again' : 'Send link'}
      help={
        <p role="status">
          {isSent &&
            'If there is an account with this e-mail, we have sent a link to it. It works once, within half an hour.'}
        </p>
      }
      onSubmit={({ email }) => dispatch(resetLinkRequested({ email }))}
    />
  );
}
