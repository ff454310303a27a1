// @ts-check

/** The words and signs of a currency, in a text: a code, a sign alone or before an amount. `$1` is a parameter. */
const currency = /^\$$|[€£¥]|\$\d{2}|\$\d[.,]\d|\b(USD|EUR|GBP|JPY)\b/;

/**
 * A text of the product names no currency: what the shop sells in is known when it runs.
 * @type {import('eslint').Rule.RuleModule}
 */
export const oneCurrency = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named:
        'The shop may sell in another currency: write amounts with `writtenAmount` or `money`, and its code with `shopCurrency`',
    },
  },
  create(context) {
    /** @param {import('eslint').Rule.Node} node @param {unknown} value */
    const check = (node, value) => {
      if (typeof value === 'string' && currency.test(value)) context.report({ node, messageId: 'named' });
    };
    return {
      Literal: (node) => check(node, node.value),
      /** @param {any} node The types of ESTree have no JSX. */
      JSXText: (node) => check(node, node.value.trim()),
      /** @param {import('eslint').Rule.Node & { value: { raw: string }, tail: boolean }} node */
      TemplateElement(node) {
        const { raw } = node.value;
        // A sign stands before what is filled in, as in `$${amount}`; alone between two values, it separates them.
        const isFirst = /** @type {any} */ (node.parent).quasis[0] === node;
        const isSign = !node.tail && /[\s>(-]\$$/.test(isFirst ? ` ${raw}` : raw);
        check(node, isSign ? '$' : raw === '$' ? '' : raw);
      },
    };
  },
};
