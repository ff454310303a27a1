import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import Button, { type ButtonProps } from 'antd/es/button';

interface SubmitButtonProps extends Omit<ButtonProps, 'loading'> {
  /** Whether the request is pending. */
  busy: boolean;
}

/** Does not use antd's `loading`: its icon stays for good if the response is faster than its animation. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  return (
    <Button
      block
      {...rest}
      type="primary"
      aria-busy={busy || undefined}
      icon={busy ? <LoadingOutlined aria-hidden /> : undefined}
    />
  );
}
