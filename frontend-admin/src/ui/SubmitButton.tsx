import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import Button, { type ButtonProps } from 'antd/es/button';

interface SubmitButtonProps extends Omit<ButtonProps, 'loading'> {
  /** What was submitted is under way. */
  busy: boolean;
}

/** antd's `loading` is animated, and an answer quicker than the animation leaves its icon on the page for good. */
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
