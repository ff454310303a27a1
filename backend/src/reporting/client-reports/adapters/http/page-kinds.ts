/** More than there are pages. Each is a series of its own, and anybody may report any path. */
const maxKinds = 50;

const anId = /^(?=.*\d)[\w-]+$/;

/** Makes of paths the kinds of page that metrics are labelled with: `/shop/product/:id`. */
export class PageKinds {
  private readonly kinds = new Set<string>();

  of(path: string): string {
    const kind = path
      .split('/')
      .slice(0, 5)
      .map((segment) => (anId.test(segment) ? ':id' : segment))
      .join('/');
    if (this.kinds.size < maxKinds) this.kinds.add(kind);
    return this.kinds.has(kind) ? kind : 'other';
  }
}
