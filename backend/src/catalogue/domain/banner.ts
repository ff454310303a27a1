import { newId } from '../../shared/ids';

/** A featured picture of the home page. */
export class Banner {
  private constructor(
    readonly id: string,
    readonly image: string,
    readonly addedAt: Date,
  ) {}

  static create(image: string, now: Date): Banner {
    return new Banner(newId(), image, now);
  }
}
