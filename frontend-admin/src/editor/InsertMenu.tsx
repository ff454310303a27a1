import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import type { MenuProps } from 'antd/es/menu';

interface InsertMenuProps {
  /** The id of the input or text area. */
  fieldId: string;
  items: MenuProps['items'];
  /** Turns the key of an item into the inserted text. */
  textOf: (key: string) => string;
  /** The whole name of the button, where its text is not unique. */
  label?: string;
  children: string;
}

/** Inserts a text in place of the selected words of a field. */
export function InsertMenu({ fieldId, items, textOf, label, children }: InsertMenuProps) {
  const insert = (key: string) => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
    field.focus();
    field.setRangeText(textOf(key), field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    // The field gets the focus while the key is down: Enter would break its line.
    domEvent.preventDefault();
    insert(key);
  };
  return (
    <Dropdown autoFocus menu={{ items, onClick: choose }} trigger={['click']}>
      <Button size="small" aria-label={label}>
        {children}
      </Button>
    </Dropdown>
  );
}
