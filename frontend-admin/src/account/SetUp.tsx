import Button from 'antd/es/button';
import Form from 'antd/es/form';
import QRCode from 'antd/es/qr-code';
import { useDispatch, useSelector } from 'react-redux';
import { CopyButton } from '../ui/CopyButton';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import styles from './account.module.css';
import { CodeField } from './CodeField';
import type { NewSecret } from './second-factor.api';
import { codeSubmitted, formsClosed, selectSecondFactor } from './second-factor.slice';

export function SetUp({ newSecret: { secret, uri } }: { newSecret: NewSecret }) {
  const { saving } = useSelector(selectSecondFactor);
  const dispatch = useDispatch();
  return (
    <Form
      className={styles.stack}
      layout="vertical"
      requiredMark={false}
      onFinish={({ code }: { code: string }) => dispatch(codeSubmitted({ code }))}
    >
      <p>1. Scan this picture with your authenticator app, or type the key into it.</p>
      <div className={styles.secret}>
        <QRCode
          aria-label="QR code of the key"
          value={uri}
          type="svg"
          size={184}
          color="#000000"
          bgColor="#ffffff"
        />
        <p className={styles.key}>
          <span>Key</span> <code>{inGroups(secret)}</code>
          <CopyButton text={secret} />
        </p>
      </div>
      <p>2. Enter the code that the app shows.</p>
      <CodeField hasFocus />
      <RefusalAlert request={saving} />
      <div className={styles.buttons}>
        <Button onClick={() => dispatch(formsClosed())}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} busy={saving.status === 'loading'}>
          Turn on
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Groups of four are easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)!.join(' ');
