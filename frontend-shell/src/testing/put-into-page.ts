/** Adds a block of JSON as the server does; it is removed after the test. */
export function putIntoPage(attribute: 'id' | 'data-response', value: string, json: unknown): void {
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    textContent: JSON.stringify(json),
  });
  block.setAttribute(attribute, value);
  document.body.append(block);
}

afterEach(() => document.querySelectorAll('script').forEach((block) => block.remove()));
