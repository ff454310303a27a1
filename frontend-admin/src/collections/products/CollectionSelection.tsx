import Form from 'antd/es/form';
import { Panel } from '../../ui/Panel';
import { ToggleButton } from '../../ui/ToggleButton';
import type { CollectionFields, SelectionKind } from '../collection-editor';
import styles from '../collections.module.css';
import { PickedProducts } from './PickedProducts';
import { RuleFields } from './RuleFields';
import { RulePreview } from './RulePreview';

export const selections: Record<SelectionKind, string> = { hand: 'Pick by hand', rule: 'Select by rule' };

/** Both kinds stay mounted, so that a look at the other one loses nothing. */
export function CollectionSelection() {
  return (
    <Panel title="Products">
      <Form.Item name="kind" noStyle>
        <KindChoice />
      </Form.Item>
      <Form.Item<CollectionFields> noStyle shouldUpdate={(before, { kind }) => before.kind !== kind}>
        {({ getFieldValue }) => (
          <>
            <div hidden={getFieldValue('kind') !== 'hand'}>
              <Form.Item name="products" noStyle>
                <PickedProducts />
              </Form.Item>
            </div>
            <div hidden={getFieldValue('kind') !== 'rule'}>
              <RuleFields />
              <RulePreview />
            </div>
          </>
        )}
      </Form.Item>
    </Panel>
  );
}

interface KindChoiceProps {
  /** A form passes both. */
  value?: SelectionKind;
  onChange?: (kind: SelectionKind) => void;
}

function KindChoice({ value, onChange }: KindChoiceProps) {
  return (
    <div role="group" aria-label="How products are selected" className={styles.kinds}>
      {(Object.keys(selections) as SelectionKind[]).map((kind) => (
        <ToggleButton key={kind} isOn={kind === value} onClick={() => onChange?.(kind)}>
          {selections[kind]}
        </ToggleButton>
      ))}
    </div>
  );
}
