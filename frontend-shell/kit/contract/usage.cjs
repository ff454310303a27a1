// @ts-check
const ts = require('typescript');
const kit = require('../package.json');
const { selections } = require('../shared-modules.cjs');

const verbs = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Collects which parts of the API and of the shared modules a remote uses. */
class Usage {
  /** Operations, for example 'GET /api/shop/cart/get/{userId}'. @type {Set<string>} */
  calls = new Set();
  /**
   * Names of properties that are read of anything. A response passes through types of the remote's own, so the compiler does not tell
   * which response a property belongs to. @type {Set<string>}
   */
  properties = new Set();
  /** The names are listed by module. @type {Map<string, Set<string>>} */
  imports = new Map();

  /**
   * @param {string} file
   * @param {string} text
   * @throws when it calls the API with a path that is computed
   */
  addModule(file, text) {
    this.#visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }

  #visit(node) {
    if (ts.isImportDeclaration(node)) this.#addImport(node);
    else {
      if (hasComputedPath(node))
        throw new Error(`${node.getText()}: write the path of the API as a literal.`);
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) this.#addText(node);
      if (ts.isPropertyAccessExpression(node)) this.properties.add(node.name.text);
      if (ts.isBindingElement(node)) this.properties.add((node.propertyName ?? node.name).getText());
      ts.forEachChild(node, (child) => this.#visit(child));
    }
  }

  /** Types of the kit count, too: the next build needs them. */
  #addImport({ moduleSpecifier, importClause }) {
    const module = moduleSpecifier.text;
    const isOfKit = module.startsWith(`${kit.name}/`);
    if (!isOfKit && !selections.has(module)) return;
    const names = namesIn(importClause, isOfKit);
    if (names.length > 0) this.imports.set(module, new Set([...(this.imports.get(module) ?? []), ...names]));
  }

  /** A path of the API that is no argument of the typed client is the address of a download. */
  #addText(node) {
    const { text, parent } = node;
    if (isFirstRequest(node)) return;
    if (text.startsWith('/api/')) this.calls.add(`${verbOf(parent) ?? 'GET'} ${text.split('?')[0]}`);
    else this.properties.add(text);
  }
}

/** The server sends its response with the page, which has the call itself. */
function isFirstRequest({ parent }) {
  const value = ts.isTemplateExpression(parent) ? parent.parent : parent;
  return ts.isPropertyAssignment(value) && value.name.getText() === 'path';
}

function hasComputedPath(node) {
  if (!verbOf(node)) return false;
  const [path] = node.arguments;
  return path !== undefined && !ts.isStringLiteralLike(path);
}

function verbOf(node) {
  const isMethod = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  return isMethod && verbs.has(node.expression.name.text) ? node.expression.name.text : undefined;
}

function namesIn(clause, withTypes) {
  if (!clause || (clause.isTypeOnly && !withTypes)) return [];
  const { name, namedBindings } = clause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const names = named
    .filter(({ isTypeOnly }) => withTypes || !isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text);
  return name ? ['default', ...names] : names;
}

module.exports = { Usage };
