/** JSON as it may stand in a script element: no text in it can end that. */
export const jsonForHtml = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
