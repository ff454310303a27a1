import { act, render, screen } from '@testing-library/react';
import { followTranslations } from './translated-pages';

const untouched = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(followTranslations);
afterAll(() => Object.defineProperties(Node.prototype, untouched));

/** A browser translates like this; `in two steps` inserts the translation before it removes the original. */
async function translate(root: Node, inTwoSteps: boolean) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const originals: Text[] = [];
  while (texts.nextNode()) originals.push(texts.currentNode as Text);
  await act(async () => {
    for (const original of originals) {
      const translation = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      translation.append(original.data);
      if (inTwoSteps) original.before(translation);
      if (inTwoSteps) original.remove();
      else original.replaceWith(translation);
    }
  });
}

function Line({ quantity, note }: { quantity: number; note?: string }) {
  return (
    <p>
      <b>Quantity</b>
      {note}
      {quantity}
      {quantity > 1 && <i>pieces</i>} in your cart
    </p>
  );
}

describe.each([false, true])('a page that the browser translated (in two steps: %s)', (inTwoSteps) => {
  test('shows a text that changes beside other text', async () => {
    const { container, rerender } = render(<Line quantity={1} />);
    await translate(container, inTwoSteps);
    await act(async () => rerender(<Line quantity={2} />));
    expect(container).toHaveTextContent('Quantity2pieces in your cart');
    expect(screen.getByText('pieces')).toBeVisible();
  });

  test('loses a text that is removed', async () => {
    const { container, rerender } = render(<Line quantity={1} note="Only" />);
    await translate(container, inTwoSteps);
    await act(async () => rerender(<Line quantity={1} />));
    expect(container).toHaveTextContent('Quantity1 in your cart');
  });

  test('may change again and again, and be left', async () => {
    const { container, rerender, unmount } = render(<Line quantity={1} note="Only" />);
    for (const quantity of [2, 3, 1]) {
      await translate(container, inTwoSteps);
      await act(async () => rerender(<Line quantity={quantity} />));
      expect(container).toHaveTextContent(`Quantity${quantity}`);
    }
    await translate(container, inTwoSteps);
    unmount();
    expect(container).toBeEmptyDOMElement();
  });
});

test('a node that is no child is still refused', () => {
  const stranger = document.createElement('p');
  expect(() => document.body.removeChild(stranger)).toThrow();
});
