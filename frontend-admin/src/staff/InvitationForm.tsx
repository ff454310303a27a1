import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import type { NewInvitation } from './staff.api';
import { invitationEditor } from './staff-editors';
import { useRoleOptions } from './use-role-options';

const texts: FieldTexts<NewInvitation> = {
  labels: { userName: 'Name', email: 'E-mail address', roleId: 'Role' },
  theirs: (_name, value) => String(value),
};
const { labels } = texts;

export function InvitationForm({ onCancel }: { onCancel: () => void }) {
  const [form] = Form.useForm<NewInvitation>();
  return (
    <EditorForm editor={invitationEditor} form={form} texts={texts} onCancel={onCancel}>
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
        extra="They get an e-mail with a link to choose a password. It works once, for seven days. Until then, they have no access."
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
