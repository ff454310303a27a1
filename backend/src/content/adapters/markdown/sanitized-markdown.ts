import MarkdownIt from 'markdown-it';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { Markdown } from '../../application/ports';

const highest = 2;
const lowest = 6;

/** Markdown makes these elements, and only they are allowed. Pictures are left out: the content security policy allows none from elsewhere. */
const allowed: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['strong', 'em', 's', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'style'], td: ['style'], ol: ['start'] },
  allowedStyles: { '*': { 'text-align': [/^(left|center|right)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(isOfShop(href) ? {} : { rel: elsewhere }) },
    }),
    th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
  },
};
const lineBreak = { type: 'hardbreak', content: '' };
const elsewhere = 'nofollow noopener noreferrer';
const isOfShop = (href: string): boolean => /^[/#?](?![/\\])/.test(href) || /^(mailto|tel):/i.test(href);

/** CommonMark with tables and bare addresses as links; HTML in it is text. */
export class SanitizedMarkdown extends Markdown {
  private readonly parser = new MarkdownIt({ html: false, linkify: true }).use(shiftHeadings);

  toHtml(text: string): string {
    return sanitizeHtml(this.parser.render(text), allowed);
  }

  toPlainText(text: string): string {
    const inlines = this.parser.parse(text, {}).flatMap(({ children }) => [...(children ?? []), lineBreak]);
    return inlines.map(({ type, content }) => (/break$/.test(type) ? ' ' : content)).join('');
  }
}

/** The page's title is its h1: the highest heading of the text becomes an h2, and the others keep their distance. */
function shiftHeadings(parser: MarkdownIt): void {
  parser.core.ruler.push('shift headings', ({ tokens }) => {
    const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
    const levels = headings.map(({ tag }) => Number(tag.slice(1)));
    const shift = highest - Math.min(...levels);
    for (const [place, heading] of headings.entries())
      heading.tag = `h${Math.min(levels[place]! + shift, lowest)}`;
  });
}
