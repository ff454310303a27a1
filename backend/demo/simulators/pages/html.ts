import escape from 'escape-html';

/** Text that may go into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

export type Content = Html | Content[] | string | number;

/** A piece of a page: whatever is put in is escaped, unless it is a piece itself. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(parts.map((part, index) => part + textOf(contents[index] ?? '')).join(''));
}

function textOf(content: Content): string {
  if (content instanceof Html) return content.text;
  return Array.isArray(content) ? content.map(textOf).join('') : escape(String(content));
}
