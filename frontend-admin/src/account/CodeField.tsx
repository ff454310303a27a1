import Form from 'antd/es/form';
import Input from 'antd/es/input';

interface CodeFieldProps {
  hasFocus?: boolean;
  help?: string;
}

export function CodeField({ hasFocus = false, help }: CodeFieldProps) {
  return (
    <Form.Item
      name="code"
      label="Code"
      extra={help}
      validateTrigger="onSubmit"
      rules={[{ required: true, whitespace: true, message: 'Enter the code' }]}
    >
      <Input autoComplete="one-time-code" autoFocus={hasFocus} maxLength={50} />
    </Form.Item>
  );
}
