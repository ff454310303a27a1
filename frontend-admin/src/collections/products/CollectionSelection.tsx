import Form from 'antd/es/form';
import { Panel } from '../../ui/Panel';
import { ToggleButton } from '../../ui/ToggleButton';
import { selections, type SelectionKind } from '../collection-fields';
import styles from '../collections.module.css';
import { PickedProducts } from './PickedProducts';
import { RuleFields } from './RuleFields';
import { RulePreview } from './RulePreview';

interface CollectionSelectionProps {
  kind: SelectionKind;
  onChoose: (kind: SelectionKind) => void;
}

/** Both kinds stay mounted, so that a look at the other one loses nothing. */
export function CollectionSelection({ kind, onChoose }: CollectionSelectionProps) {
  return (
    <Panel title="Products">
      <div role="group" aria-label="How products are selected" className={styles.kinds}>
        {(Object.keys(selections) as SelectionKind[]).map((one) => (
          <ToggleButton key={one} isOn={one === kind} onClick={() => onChoose(one)}>
            {selections[one]}
          </ToggleButton>
        ))}
      </div>
      <div hidden={kind !== 'hand'}>
        <Form.Item name="products" noStyle>
          <PickedProducts />
        </Form.Item>
      </div>
      <div hidden={kind !== 'rule'}>
        <RuleFields />
        <RulePreview />
      </div>
    </Panel>
  );
}
