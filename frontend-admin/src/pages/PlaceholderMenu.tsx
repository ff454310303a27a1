import {
  blockPlaceholders,
  deliveryPlaceholders,
  returnPlaceholders,
} from '@haberdash/kit/texts/placeholders';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';

const inline = [...deliveryPlaceholders, ...returnPlaceholders];
const entry = (name: string) => ({ key: name, label: `{${name}}` });
const items = [
  { key: 'words', type: 'group' as const, label: 'In a sentence', children: inline.map(entry) },
  {
    key: 'blocks',
    type: 'group' as const,
    label: 'As a paragraph',
    children: blockPlaceholders.map(entry),
  },
];
const isBlock = (name: string): boolean => blockPlaceholders.some((block) => block === name);

/** Inserts the name of something that the shop knows, in place of the words. @param textId the id of the text area */
export function PlaceholderMenu({ textId }: { textId: string }) {
  const insert = (name: string) => {
    const field = document.getElementById(textId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    const text = isBlock(name) ? `\n\n{${name}}\n\n` : `{${name}}`;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Dropdown autoFocus menu={{ items, onClick: ({ key }) => insert(key) }} trigger={['click']}>
      <Button size="small">Insert what the shop knows</Button>
    </Dropdown>
  );
}
