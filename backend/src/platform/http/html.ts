const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element, and in an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);

/** JSON as it may stand in a script element: no text in it can end that. */
export const jsonForHtml = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
