import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { OptionalPicture } from '../taxonomy/entries/OptionalPicture';
import { Panel } from '../ui/Panel';
import type { Collection } from './collections.api';

/** @param collection null: a new one, which also has a field for its URL */
export function CollectionWords({ collection }: { collection: Collection | null }) {
  return (
    <Panel title="Title and description">
      <Form.Item
        name="title"
        label="Title"
        rules={[{ required: true, whitespace: true, message: 'Enter a title' }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      {!collection && (
        <Form.Item
          name="slug"
          label="URL"
          extra="Lower-case letters, digits, hyphens and &. It cannot be changed later."
          rules={[{ required: true, message: 'Enter a URL' }]}
        >
          <Input maxLength={60} />
        </Form.Item>
      )}
      <Form.Item name="description" label="Description">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={2000} />
      </Form.Item>
      <Form.Item name="picture" noStyle>
        <OptionalPicture
          name={collection?.title ?? 'the collection'}
          label="Picture"
          placeholder="Without a picture, the page has only its title."
        />
      </Form.Item>
    </Panel>
  );
}
