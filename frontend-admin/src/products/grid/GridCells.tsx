import type { CellProblems } from './cell-problems';
import { columnLabels, keyboards, longest, type Cells, type Column } from './cells';
import styles from './grid.module.css';

interface GridCellsProps {
  rowKey: string;
  /** The names of the row's fields contain this: 'S · Navy'. */
  label: string;
  cells: Cells;
  columns: readonly Column[];
  problems: CellProblems;
  /** The id of the element with the problems. */
  problemId: string;
  /** Whether that element is about the whole row. */
  isRefused?: boolean;
  changed?: ReadonlySet<Column>;
  disabled?: boolean;
  onWrite: (cells: Partial<Cells>) => void;
}

/** The fields of a row. Native inputs: hundreds of rows of antd inputs would make typing slow. */
export function GridCells(props: GridCellsProps) {
  const { rowKey, label, cells, columns, problems, problemId, isRefused, changed, disabled, onWrite } = props;
  return columns.map((column) => (
    <td key={column}>
      <input
        className={styles.input}
        data-key={rowKey}
        data-column={column}
        data-changed={changed?.has(column)}
        aria-label={`${columnLabels[column]} of ${label}`}
        aria-invalid={problems[column] ? true : undefined}
        aria-describedby={problems[column] || isRefused ? problemId : undefined}
        inputMode={keyboards[column]}
        maxLength={longest[column]}
        autoComplete="off"
        disabled={disabled}
        value={cells[column]}
        onChange={({ target }) => onWrite({ [column]: target.value })}
      />
    </td>
  ));
}
