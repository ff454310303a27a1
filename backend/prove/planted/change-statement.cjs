// @ts-check
const { Client } = require('pg');

/**
 * Has Postgres asked something else: in each statement that contains `mark`, `part` becomes `other`.
 * @param {string} mark
 * @param {string} part
 * @param {string} other
 */
exports.changeStatement = (mark, part, other) => {
  const { query } = Client.prototype;
  /** @param {string} text */
  const changed = (text) => {
    if (!text.includes(mark)) return text;
    if (!text.includes(part)) throw new Error(`There is nothing to break in ${text}`);
    return text.replaceAll(part, other);
  };
  Client.prototype.query = function queryChanged(asked, ...rest) {
    if (typeof asked === 'string') return query.call(this, changed(asked), ...rest);
    if (typeof asked?.text === 'string' && !asked.submit)
      return query.call(this, { ...asked, text: changed(asked.text) }, ...rest);
    return query.call(this, asked, ...rest);
  };
};
