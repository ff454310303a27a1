import { exampleMoney } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Column, columnLabels, usualColumns } from '../grid/cells';
import { countOf } from '../amounts';
import type { VariantRow } from '../products.api';
import { cellsTyped, selectEdits } from './bulk-edit.slice';
import styles from './bulk-edit.module.css';
import { fill, raise } from './rows';

const options = usualColumns.map((column) => ({ value: column, label: columnLabels[column] }));

/** Fills a column of the selected rows. @param rows those selected */
export function FillBar({ rows }: { rows: VariantRow[] }) {
  const [column, setColumn] = useState<Column>('price');
  const [value, setValue] = useState('');
  const edits = useSelector(selectEdits);
  const dispatch = useDispatch();
  const isPrice = column === 'price' || column === 'salePrice';
  const percent = Number(value.replace('%', ''));
  const isPercent = value.trim() !== '' && percent > -100 && percent <= 1_000 && percent !== 0;

  return (
    <fieldset className={styles.fill}>
      <legend>
        {rows.length > 0 ? `${countOf(rows.length)} selected` : 'Select rows to change many at once'}
      </legend>
      <Select aria-label="Column to change" value={column} options={options} onChange={setColumn} />
      <Input
        aria-label="New value or per cent"
        placeholder={isPrice ? `${exampleMoney()}, 5 or -10` : 'Value'}
        maxLength={64}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button
        disabled={rows.length === 0}
        onClick={() => dispatch(cellsTyped(fill(rows, column, value.trim())))}
      >
        Set value
      </Button>
      <Button
        disabled={rows.length === 0 || !isPrice || !isPercent}
        onClick={() => dispatch(cellsTyped(raise(edits, rows, column, percent)))}
      >
        Change by per cent
      </Button>
    </fieldset>
  );
}
