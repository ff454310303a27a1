// @ts-check

const noSentence = /^(Of\b|By\b|As\b|What\b|So many\b|Null:|Undefined:)/;
const shortest = 4;
const directive = /^(@|eslint\b|prettier-ignore\b|webpack[A-Z]|\/\s*<reference\b)/;

/** @typedef {ReturnType<import('eslint').SourceCode['getAllComments']>[number]} Comment */

/**
 * @param {Comment} comment
 * @param {Comment | undefined} before
 * @param {import('eslint').SourceCode} source
 */
function continues(comment, before, source) {
  if (before?.type !== 'Line' || comment.type !== 'Line') return false;
  return /^[^\S\n]*\n[^\S\n]*$/.test(source.text.slice(before.range?.[1], comment.range?.[0]));
}

/**
 * JSDoc tags and what follows them are no part of the sentence.
 * @param {string} text
 */
const withoutTags = (text) => text.replace(/(^|\s)@\w[\s\S]*$/, '').trim();

/**
 * Consecutive `//` lines are one comment.
 * @param {import('eslint').SourceCode} source
 */
function commentsOf(source) {
  /** @type {{ comment: Comment, text: string }[]} */
  const found = [];
  /** @type {Comment | undefined} */
  let before;
  for (const comment of source.getAllComments()) {
    const text = comment.value.replace(/^\s*\*+/gm, '').trim();
    const last = found.at(-1);
    if (last && continues(comment, before, source)) last.text += ` ${text}`;
    else found.push({ comment, text });
    before = comment;
  }
  return found.filter(({ text }) => !directive.test(text));
}

/**
 * A comment is a sentence with its subject: it has at least four words and begins with none of the words that begin
 * half a sentence.
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentSentences = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      short: 'A comment of fewer than four words: make it a sentence with its subject, or delete it.',
      half: 'A comment that begins with "{{word}}" is half a sentence: name its subject.',
    },
  },
  create: (context) => ({
    Program() {
      for (const { comment, text } of commentsOf(context.sourceCode)) {
        const sentence = withoutTags(text);
        const word = noSentence.exec(sentence)?.[1] ?? '';
        const loc = /** @type {import('eslint').AST.SourceLocation} */ (comment.loc);
        if (word) context.report({ loc, messageId: 'half', data: { word } });
        else if (sentence && sentence.split(/\s+/).length < shortest)
          context.report({ loc, messageId: 'short' });
      }
    },
  }),
};
