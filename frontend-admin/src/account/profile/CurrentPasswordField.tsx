import Form from 'antd/es/form';
import Input from 'antd/es/input';

interface CurrentPasswordFieldProps {
  name: string;
  label: string;
}

export function CurrentPasswordField({ name, label }: CurrentPasswordFieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      validateTrigger="onSubmit"
      rules={[{ required: true, message: 'Enter your password' }]}
    >
      <Input.Password autoComplete="current-password" maxLength={128} />
    </Form.Item>
  );
}
