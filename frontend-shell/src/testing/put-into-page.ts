/** A block of JSON as the server puts it into the page; after the test it is gone. */
export function putIntoPage(attribute: 'id' | 'data-response', value: string, json: unknown): void {
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    textContent: JSON.stringify(json),
  });
  block.setAttribute(attribute, value);
  document.body.append(block);
}

afterEach(() => document.querySelectorAll('script').forEach((block) => block.remove()));
