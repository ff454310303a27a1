import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useState, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { type Column, columnLabels, usualColumns } from '../grid/cells';
import type { Draft } from './draft/draft';
import type { FillTarget } from './draft/fill';
import { useDraft } from './use-draft';
import styles from './variants.module.css';
import { columnFilled } from './variants.slice';

interface TargetOption {
  value: string;
  label: string;
  target: FillTarget;
}

const allRows: TargetOption = { value: 'all', label: 'All rows', target: {} };

/** SKUs are unique, so they cannot be filled. */
const columnOptions = usualColumns
  .filter((column) => column !== 'sku')
  .map((column) => ({ value: column, label: columnLabels[column] }));

/** Writes one value into many rows. */
export function FillBar() {
  const [column, setColumn] = useState<Column>('price');
  const [value, setValue] = useState('');
  const [chosen, setChosen] = useState(allRows.value);
  const groups = useDraft(targetsOf, areSame);
  const dispatch = useDispatch();
  // A selected size or colour may since have left the table.
  const { value: targetValue, target } =
    groups.flatMap(({ options }) => options).find((option) => option.value === chosen) ?? allRows;

  const fill = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(columnFilled({ column, value: value.trim(), target }));
  };

  return (
    <form className={styles.fill} aria-label="Fill" onSubmit={fill}>
      <span>Set</span>
      <Select aria-label="Column to fill" value={column} options={columnOptions} onChange={setColumn} />
      <span>to</span>
      <Input
        aria-label="Value to fill in"
        inputMode={column === 'stock' ? 'numeric' : 'decimal'}
        placeholder={column === 'salePrice' ? 'No sale' : 'Value'}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <span>in</span>
      <Select aria-label="Rows to fill" value={targetValue} options={groups} onChange={setChosen} />
      <Button htmlType="submit">Fill</Button>
    </form>
  );
}

interface TargetGroup {
  label: string;
  options: TargetOption[];
}

function targetsOf({ sizes, colourIds, colours }: Draft): TargetGroup[] {
  const ofColours = colourIds.map((id) => ({
    value: `colour:${id}`,
    label: colours[id]!.name,
    target: { colourId: id },
  }));
  const ofSizes = sizes.map((size) => ({ value: `size:${size}`, label: size, target: { size } }));
  return [
    { label: 'All', options: [allRows] },
    { label: 'By colour', options: ofColours },
    { label: 'By size', options: ofSizes },
  ].filter(({ options }) => options.length > 0);
}

const areSame = (one: TargetGroup[], other: TargetGroup[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
