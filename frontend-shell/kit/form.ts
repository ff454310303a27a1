/** The names of the inputs that fail the browser's validation. */
export function invalidNames(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll('input')]
    .filter(({ validity }) => !validity.valid)
    .map(({ name }) => name);
}

/** The values of the given text fields. */
export function textsIn<Name extends string>(form: HTMLFormElement, names: Name[]): Record<Name, string> {
  const values = new FormData(form);
  const text = (name: Name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
