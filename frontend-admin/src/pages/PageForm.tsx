import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TextClaims } from '../claims/TextClaims';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import { slugOf } from '../taxonomy/slugs/slug-of';
import { useMenuOptions } from '../taxonomy/use-menu-options';
import { MarkdownToolbar } from './MarkdownToolbar';
import { pageEditor, type PageFields } from './page-editor';
import { PagePreview } from './PagePreview';
import styles from './pages.module.css';
import { previewRequested } from './pages.slice';

const texts: FieldTexts<PageFields> = {
  labels: { title: 'Title', body: 'Text', goods: 'For', slug: 'Address', kind: 'Kind' },
  theirs: (name, value) =>
    name === 'body' ? <pre className={styles.markdown}>{String(value)}</pre> : `“${String(value)}”`,
};

const kinds = [
  { value: 'page', label: 'Page' },
  { value: 'size-guide', label: 'Size guide' },
];

/** Beside the text stands what shoppers will see. */
export function PageForm() {
  const { saved, initial } = useSelector(pageEditor.selectEditor);
  const [form] = Form.useForm<PageFields>();
  const textId = useId();
  const body = (Form.useWatch('body', form) as string | undefined) ?? initial.body ?? '';
  const chosenKind = Form.useWatch('kind', form);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(previewRequested(body)), [dispatch, body]);

  const followed = useRef('');
  /** The address of a new page follows the title until it is edited. */
  const followTitle = ({ title }: Partial<PageFields>) => {
    if (title === undefined || (form.getFieldValue('slug') ?? '') !== followed.current) return;
    followed.current = slugOf(title.replaceAll('&', ' and '));
    form.setFieldValue('slug', followed.current);
  };

  return (
    <div className={styles.editor}>
      <EditorForm editor={pageEditor} form={form} texts={texts} onChange={saved ? undefined : followTitle}>
        <Form.Item
          name="title"
          label="Title"
          rules={[{ required: true, whitespace: true, message: 'Enter a title' }]}
        >
          <Input autoFocus maxLength={120} />
        </Form.Item>
        {!saved && <NewPageFields />}
        {(saved?.kind ?? chosenKind) === 'size-guide' && <GoodsField />}
        <MarkdownToolbar textId={textId} />
        <Form.Item
          name="body"
          label="Text"
          htmlFor={textId}
          initialValue=""
          extra="Markdown: ## Heading, **bold**, - list, 1. numbered list, [link](/shop/contact), | table |. HTML is shown as text."
        >
          <Input.TextArea
            id={textId}
            className={styles.body}
            autoSize={{ minRows: 14, maxRows: 30 }}
            maxLength={50_000}
            spellCheck
          />
        </Form.Item>
        <TextClaims text={body} />
      </EditorForm>
      <PagePreview body={body} />
    </div>
  );
}

function NewPageFields() {
  return (
    <>
      <Form.Item
        name="slug"
        label="Address"
        extra="Lower-case letters, digits and single hyphens, below /shop/pages/. It cannot be changed later."
        rules={[
          { required: true, message: 'Enter an address' },
          {
            pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
            message: 'Use lower-case letters, digits and single hyphens',
          },
        ]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="kind" label="Kind" initialValue="page">
        <Select options={kinds} />
      </Form.Item>
    </>
  );
}

function GoodsField() {
  const { brands, categories } = useMenuOptions();
  const prefixed = (group: string, options: typeof brands) =>
    options.map(({ value, label }) => ({ value: `${group}:${value}`, label }));
  return (
    <Form.Item
      name="goods"
      label="For"
      initialValue=""
      extra="Shown beside the sizes of these products. A brand's guide comes before that of a category."
    >
      <Select
        options={[
          { value: '', label: 'All products' },
          { label: 'Brands', options: prefixed('brand', brands) },
          { label: 'Categories', options: prefixed('category', categories) },
        ]}
      />
    </Form.Item>
  );
}
