import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import type { NewMember } from './staff.api';
import { memberEditor } from './staff-editors';
import { useRoleOptions } from './use-role-options';

const texts: FieldTexts<NewMember> = {
  labels: { userName: 'Name', email: 'E-mail address', roleId: 'Role' },
  theirs: (_name, value) => String(value),
};
const { labels } = texts;

export function MemberForm({ onCancel }: { onCancel: () => void }) {
  const [form] = Form.useForm<NewMember>();
  return (
    <EditorForm editor={memberEditor} form={form} texts={texts} onCancel={onCancel}>
      <Form.Item
        name="userName"
        label={labels.userName}
        rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
      >
        <Input autoFocus maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="email"
        label={labels.email}
        extra="They get an e-mail with a link to set a password. It works for half an hour; after that, “Forgot password?” sends another one."
        rules={[{ required: true, type: 'email', message: 'Enter an e-mail address' }]}
      >
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="roleId" label={labels.roleId} rules={[{ required: true, message: 'Choose a role' }]}>
        <Select options={useRoleOptions()} />
      </Form.Item>
    </EditorForm>
  );
}
