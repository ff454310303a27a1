import sanitizeHtml from 'sanitize-html';

const htmlTag = /<\/?(p|br|div|span|ul|ol|li|strong|b|em|i|u|a|h[1-6]|table|tr|td|th|font|img|hr)\b[^<>]*>/i;
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

/** Exports of other shops have descriptions in HTML: their text, with its paragraphs and lists. Other text stays as it is. */
export function textOfHtml(text: string): string {
  if (!htmlTag.test(text)) return text;
  const broken = text
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>|<\/(tr|li)>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<\/(p|div|h[1-6]|ul|ol|table)>/gi, '\n\n')
    .replace(/<\/t[dh]>/gi, ' ');
  return sanitizeHtml(broken, { allowedTags: [] })
    .replace(/&(lt|gt|quot|amp|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
