/** Width and height are in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Other contexts ask about uploaded pictures here. */
export abstract class Pictures {
  /** @param path of a picture in one of its widths, as an upload returned it */
  abstract has(path: string): Promise<boolean>;
  /** @param path as above, or any other address @returns undefined for pictures on other servers */
  abstract sizeOf(path: string): Promise<PictureSize | undefined>;
}

/** Pictures on other servers. */
export abstract class RemotePictures {
  /**
   * Fetches a picture and stores it, with the checks of an upload. It may take a minute: never inside a transaction.
   * @returns its path
   * @throws PictureNotFetched, NotAPicture, PictureTooLarge, PictureTooCostly
   */
  abstract store(address: string): Promise<string>;
}
