/** More than there are pages. Each is a series of its own, and anybody may report any path. */
const maxKinds = 50;

const anId = /^(?=.*\d)[\w-]+$/;

/** Makes of paths the kinds of page that metrics are labelled with: `/shop/product/:id`. */
export class PageKinds {
  private readonly known = new Set<string>();

  of(path: string): string {
    const kind = path
      .split('/')
      .slice(0, 5)
      .map((segment) => (anId.test(segment) ? ':id' : segment))
      .join('/');
    if (this.known.size < maxKinds) this.known.add(kind);
    return this.known.has(kind) ? kind : 'other';
  }
}
