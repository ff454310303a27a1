import {
  blockPlaceholders,
  deliveryPlaceholders,
  returnPlaceholders,
} from '@haberdash/kit/texts/placeholders';
import { InsertMenu } from '../editor/InsertMenu';

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
const textOf = (name: string): string => (isBlock(name) ? `\n\n{${name}}\n\n` : `{${name}}`);

/** Inserts the name of something that the shop knows, in place of the words. @param textId the id of the text area */
export function PlaceholderMenu({ textId }: { textId: string }) {
  return (
    <InsertMenu fieldId={textId} items={items} textOf={textOf}>
      Insert what the shop knows
    </InsertMenu>
  );
}
