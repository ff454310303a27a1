import type { RequestState } from '@haberdash/kit/request-state';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import type { ReactNode } from 'react';
import { RefusalAlert } from '../RefusalAlert';
import { SubmitButton } from '../SubmitButton';
import styles from './reason-form.module.css';

interface ReasonFormProps {
  /** The consequence of the action. */
  children: ReactNode;
  maxLength: number;
  submitText: string;
  isDanger?: boolean;
  request: RequestState;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why, before something is done to what a customer has. */
export function ReasonForm({ children, maxLength, submitText, isDanger = false, ...rest }: ReasonFormProps) {
  const { request, onSubmit, onCancel } = rest;
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      onFinish={({ reason }: { reason: string }) => onSubmit(reason.trim())}
    >
      {children}
      <Form.Item
        name="reason"
        label="Reason"
        extra="Only staff see this."
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: 'Enter a reason' }]}
      >
        <Input.TextArea autoFocus autoSize={{ minRows: 2, maxRows: 6 }} maxLength={maxLength} />
      </Form.Item>
      <RefusalAlert request={request} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} danger={isDanger} busy={request.status === 'loading'}>
          {submitText}
        </SubmitButton>
      </div>
    </Form>
  );
}
