/** Names the shop's time zone in the page, as the server does, until the test ends. */
export function nameTimeZone(timeZone: string): void {
  const meta = document.createElement('meta');
  meta.name = 'shop-time-zone';
  meta.content = timeZone;
  document.head.append(meta);
}

afterEach(() => document.head.querySelector('meta[name="shop-time-zone"]')?.remove());
