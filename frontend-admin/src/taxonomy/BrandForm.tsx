import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useSelector } from 'react-redux';
import { picture, quoted } from '../editor/BothStates';
import type { FieldTexts } from '../editor/SaveOutcome';
import { EntryForm } from './entries/EntryForm';
import { OptionalPicture } from './entries/OptionalPicture';
import { brandEditor, type BrandFields } from './taxonomy-editors';

const texts: FieldTexts<BrandFields> = {
  labels: {
    name: 'Name',
    slug: 'URL',
    logo: 'Logo',
    makerName: 'Manufacturer',
    makerAddress: "Manufacturer's address",
    responsiblePerson: 'Responsible person in the EU',
  },
  theirs: (name, value) =>
    name === 'logo' ? picture((value as string | null) ?? '', 'Theirs') : quoted(String(value)),
};

export function BrandForm({ onCancel }: { onCancel: () => void }) {
  const { saved } = useSelector(brandEditor.selectEditor);
  const { labels } = texts;
  return (
    <EntryForm editor={brandEditor} texts={texts} onCancel={onCancel}>
      <Form.Item name="logo">
        <OptionalPicture
          name={saved?.name ?? 'the brand'}
          label={labels.logo}
          placeholder="Without a logo, the shop shows the first letter."
        />
      </Form.Item>
      <Form.Item name="makerName" label={labels.makerName}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="makerAddress" label={labels.makerAddress}>
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} />
      </Form.Item>
      <Form.Item
        name="responsiblePerson"
        label={labels.responsiblePerson}
        extra="Name and address, if the manufacturer is outside the EU."
      >
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} />
      </Form.Item>
    </EntryForm>
  );
}
