import Form from 'antd/es/form';
import { useSelector } from 'react-redux';
import { FactsField } from '../facts/FactsField';
import { selectForm } from '../products.slice';
import { isFlat } from '../variants/draft/draft';
import { useDraft } from '../variants/use-draft';

export function FactsItem() {
  const { editing } = useSelector(selectForm);
  const ofDraft = useDraft((draft) => draft.sizes);
  const isLoaded = useDraft((draft) => !isFlat(draft));
  const lackingId = editing?.lacksFacts ? editing._id : undefined;
  const sizes = isLoaded ? ofDraft : (editing?.options.sizes ?? []);
  return (
    <Form.Item name="facts">
      <FactsField sizes={sizes} lackingId={lackingId} />
    </Form.Item>
  );
}
