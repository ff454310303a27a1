import escapeHtml from 'escape-html';

/** XML can't hold them, even escaped. */
const unprintable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** An element that contains text. */
export const textElement = (name: string, text: string): string =>
  `<${name}>${escapeHtml(text.replace(unprintable, ''))}</${name}>`;
