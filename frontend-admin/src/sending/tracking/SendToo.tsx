import Checkbox from 'antd/es/checkbox';

interface SendTooProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Whether what gets its tracking number leaves with it. */
export function SendToo({ isChecked, onChange }: SendTooProps) {
  return (
    <Checkbox checked={isChecked} onChange={({ target }) => onChange(target.checked)}>
      And ship, with e-mail
    </Checkbox>
  );
}
