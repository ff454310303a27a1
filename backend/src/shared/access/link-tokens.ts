/** Random texts that nobody can guess. Only their hashes are stored. */
export abstract class LinkTokens {
  abstract create(): { token: string; hash: string };
  abstract hash(token: string): string;
}
