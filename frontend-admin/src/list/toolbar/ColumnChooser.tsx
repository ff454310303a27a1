import Checkbox from 'antd/es/checkbox';
import type { ListColumn } from '../list';
import styles from '../list.module.css';
import { ToolbarPopover } from './ToolbarPopover';

interface ColumnChooserProps<Item> {
  columns: ListColumn<Item>[];
  chosen: string[];
  onChoose: (keys: string[]) => void;
}

export function ColumnChooser<Item>({ columns, chosen, onChoose }: ColumnChooserProps<Item>) {
  const options = columns
    .filter(({ isFixed }) => !isFixed)
    .map(({ key, title }) => ({ value: key, label: title }));
  return (
    <ToolbarPopover label="Columns">
      {() => (
        <fieldset className={styles.options}>
          <legend className="visually-hidden">Columns</legend>
          <Checkbox.Group options={options} value={chosen} onChange={onChoose} />
        </fieldset>
      )}
    </ToolbarPopover>
  );
}
