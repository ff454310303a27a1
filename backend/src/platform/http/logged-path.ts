/** Text that shoppers type is neither logged nor traced: it stands in the query, or is a search term. */
export function loggedPath(url: string): string {
  const path = decoded(url.replace(/^https?:\/\/[^/?]*/i, '').split('?')[0]!);
  return path.replace(/(\/search\/).+/is, '$1[keyword]');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '[malformed]';
  }
}
