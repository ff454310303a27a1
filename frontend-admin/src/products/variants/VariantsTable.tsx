import Checkbox from 'antd/es/checkbox';
import { useState, type ClipboardEvent } from 'react';
import { shallowEqual, useDispatch } from 'react-redux';
import { type Column, columnLabels, columns as allColumns, usualColumns } from '../grid/cells';
import { isBlock } from '../grid/paste';
import { goDown } from '../grid/go-down';
import { shownColourIds, shownKeys, type Draft } from './draft/draft';
import { Swatch } from '../../ui/Swatch';
import { useDraft, useProblems } from './use-draft';
import { VariantRow } from './VariantRow';
import styles from './variants-table.module.css';
import { blockPasted } from './variants.slice';

/** A row for each combination. Enter moves down a column, Shift and Enter move up. */
export function VariantsTable() {
  const colourIds = useDraft(shownColourIds, shallowEqual);
  const hasSizes = useDraft(({ sizes }) => sizes.length > 0);
  const [areMakersShown, showMakers] = useState(useDraft(hasMakersNumbers));
  const isWrong = useProblems(({ cells }) =>
    Object.values(cells).some((problems) => problems.gtin || problems.mpn),
  );
  // They stay when the wrong number is corrected.
  if (isWrong && !areMakersShown) showMakers(true);
  const columns = areMakersShown ? allColumns : usualColumns;
  const dispatch = useDispatch();

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const { key, column } = (event.target as HTMLElement).dataset;
    if (!key || !isBlock(text)) return;
    event.preventDefault();
    dispatch(blockPasted({ key, column: column as Column, columns, text }));
  };

  return (
    <>
      <Checkbox checked={columns === allColumns} onChange={({ target }) => showMakers(target.checked)}>
        Show GTIN and MPN
      </Checkbox>
      <div className={styles.scroll}>
        <table className={styles.table} onKeyDown={goDown} onPaste={paste}>
          <thead>
            <tr>
              <th scope="col">{hasSizes ? 'Size' : 'Colour'}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnLabels[column]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          {colourIds.map((colourId) => (
            <ColourRows key={colourId} colourId={colourId} columns={columns} />
          ))}
        </table>
      </div>
    </>
  );
}

const hasMakersNumbers = ({ rows }: Draft): boolean =>
  Object.values(rows).some(({ gtin, mpn }) => gtin !== '' || mpn !== '');

interface ColourRowsProps {
  colourId: string | null;
  columns: readonly Column[];
}

function ColourRows({ colourId, columns }: ColourRowsProps) {
  const keys = useDraft(
    (draft) => shownKeys(draft).filter((key) => draft.rows[key]!.colourId === colourId),
    shallowEqual,
  );
  const colour = useDraft(({ colours }) => (colourId === null ? undefined : colours[colourId]));
  const hasSizes = useDraft(({ sizes }) => sizes.length > 0);

  return (
    <tbody>
      {colour && hasSizes && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={columns.length + 2}>
            <span>
              <Swatch hex={colour.hex} /> {colour.name}
            </span>
          </th>
        </tr>
      )}
      {keys.map((key) => (
        <VariantRow key={key} rowKey={key} columns={columns} />
      ))}
    </tbody>
  );
}
