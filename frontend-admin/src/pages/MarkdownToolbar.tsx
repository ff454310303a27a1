import '@github/markdown-toolbar-element';
import BoldOutlined from '@ant-design/icons/es/icons/BoldOutlined';
import FontSizeOutlined from '@ant-design/icons/es/icons/FontSizeOutlined';
import ItalicOutlined from '@ant-design/icons/es/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons/es/icons/OrderedListOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { createElement } from 'react';
import { PlaceholderMenu } from './PlaceholderMenu';
import styles from './pages.module.css';

const formats = [
  { tag: 'md-header', label: 'Heading', Icon: FontSizeOutlined },
  { tag: 'md-bold', label: 'Bold', Icon: BoldOutlined },
  { tag: 'md-italic', label: 'Italic', Icon: ItalicOutlined },
  { tag: 'md-unordered-list', label: 'List', Icon: UnorderedListOutlined },
  { tag: 'md-ordered-list', label: 'Numbered list', Icon: OrderedListOutlined },
  { tag: 'md-link', label: 'Link', Icon: LinkOutlined },
];

/** Formats the selected words of a text area by buttons, and inserts placeholders. @param textId the id of the text area */
export function MarkdownToolbar({ textId }: { textId: string }) {
  const buttons = formats.map(({ tag, label, Icon }) =>
    createElement(
      tag,
      { key: tag, role: 'button', 'aria-label': label, title: label, level: '2', class: styles.format },
      <Icon aria-hidden="true" />,
    ),
  );
  return (
    <div className={styles.toolbar}>
      {createElement(
        'markdown-toolbar',
        { for: textId, 'aria-label': 'Format of the text', class: styles.formats },
        buttons,
      )}
      <PlaceholderMenu textId={textId} />
    </div>
  );
}
