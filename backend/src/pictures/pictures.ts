/** What other contexts ask about uploaded pictures. */
export abstract class Pictures {
  /** @param path of a picture in one of its widths, as an upload returned it */
  abstract has(path: string): Promise<boolean>;
}
