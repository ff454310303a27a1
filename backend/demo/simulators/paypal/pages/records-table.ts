import { html, type Html } from '../../pages/html';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => Html | string | number;
  /** Amounts stand below each other; long texts may be broken anywhere. */
  kind?: 'amount' | 'long';
}

/**
 * Where there is no room for columns each row is shown as a list of what it holds. The roles keep it a table for those who
 * hear it: browsers forget what a table is once it is laid out as something else.
 */
export function recordsTable<Row>(caption: string, columns: Column<Row>[], rows: Row[], empty: string): Html {
  if (rows.length === 0) return html`<p class="note">${empty}</p>`;
  const head = columns.map(
    ({ title, kind = '' }) => html`<th scope="col" role="columnheader" class="${kind}">${title}</th>`,
  );
  const cells = (row: Row) =>
    columns.map(
      ({ title, cell, kind = '' }) =>
        html`<td role="cell" class="${kind}" data-title="${title}">
          <span>${cell(row)}</span>
        </td>`,
    );
  return html`<table class="records" role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${head}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        (row) =>
          html`<tr role="row">
            ${cells(row)}
          </tr> `,
      )}
    </tbody>
  </table>`;
}

/** To the second, in the time of the machine that everything here has in its log. */
export const timeOf = (at: Date): Html =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')}</time>`;
