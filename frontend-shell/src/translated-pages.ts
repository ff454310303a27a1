/**
 * A browser that translates a page replaces each text node by a <font> with the translation. React keeps the original
 * nodes: its updates would not be visible, and removing them or inserting before them would throw.
 */
export function followTranslations(): void {
  /** The keys are the original text nodes. */
  const translations = new WeakMap<Node, Element>();
  keepUpdatesVisible(translations);
  redirectToTranslations(translations);
}

/** An original whose text changes takes its place again; the browser then translates its new text. */
function keepUpdatesVisible(translations: WeakMap<Node, Element>): void {
  const originals = new MutationObserver((records) => {
    for (const { target } of records) {
      const translation = translations.get(target);
      translations.delete(target);
      if (translation?.isConnected) translation.replaceWith(target);
    }
  });
  const page = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const translation = node instanceof Text ? translationIn(record) : undefined;
        if (!translation || node.isConnected) continue;
        translations.set(node, translation);
        originals.observe(node, { characterData: true });
      }
    }
  });
  page.observe(document.body, { subtree: true, childList: true });
}

/** Inserted instead of the original, or before that beside it. */
function translationIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node instanceof Element && node.tagName === 'FONT',
  );
}

/* eslint-disable @typescript-eslint/unbound-method -- Each original is called with the node that it belongs to. */
function redirectToTranslations(translations: WeakMap<Node, Element>): void {
  const { removeChild, insertBefore } = Node.prototype;
  const childOf = (parent: Node, child: Node): Node =>
    child.parentNode === parent ? child : (translations.get(child) ?? child);

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, childOf(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    insertBefore.call(this, node, before && childOf(this, before));
    return node;
  };
}
