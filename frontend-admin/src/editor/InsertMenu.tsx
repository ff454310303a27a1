import Button from 'antd/es/button';
import Dropdown, { type DropdownProps } from 'antd/es/dropdown';

interface InsertMenuProps {
  /** The id of the input or text area. */
  fieldId: string;
  items: NonNullable<DropdownProps['menu']>['items'];
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
  return (
    <Dropdown autoFocus menu={{ items, onClick: ({ key }) => insert(key) }} trigger={['click']}>
      <Button size="small" aria-label={label}>
        {children}
      </Button>
    </Dropdown>
  );
}
