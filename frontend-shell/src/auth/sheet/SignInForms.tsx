import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from 'react-redux';
import { LoginForm } from '../pages/LoginForm';
import { RegisterForm } from '../pages/RegisterForm';
import { selectSignInSheet, signInFormChosen, type SignInFormName } from './sign-in-sheet.slice';

export default function SignInForms() {
  const { form, wish } = useSelector(selectSignInSheet);
  if (form === 'login') {
    return (
      <LoginForm
        isInSheet
        reason={wish.reason}
        otherWay={
          <>
            New here? <FormChoice form="register">Don&apos;t have an account</FormChoice>
          </>
        }
      />
    );
  }
  return (
    <RegisterForm
      isInSheet
      otherWay={
        <>
          Been here before? <FormChoice form="login">Already have an account</FormChoice>
        </>
      }
    />
  );
}

function FormChoice({ form, children }: { form: SignInFormName; children: string }) {
  const dispatch = useDispatch();
  return (
    <Button variant="link" onClick={() => dispatch(signInFormChosen(form))}>
      {children}
    </Button>
  );
}
