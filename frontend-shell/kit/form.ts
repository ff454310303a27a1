/** The fields that hold nothing of use, by the browser's own rules. */
export function invalidNames(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll('input')]
    .filter(({ validity }) => !validity.valid)
    .map(({ name }) => name);
}

/** What each of the text fields holds. */
export function textsIn<Name extends string>(form: HTMLFormElement, names: Name[]): Record<Name, string> {
  const values = new FormData(form);
  const text = (name: Name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
