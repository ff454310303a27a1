// @ts-check
const ts = require('typescript');

/**
 * The fields of an operation by path ('answer.data.items[].title'), each with its possible types as TypeScript writes them
 * ('null | string').
 *
 * @typedef {Record<string, string>} Fields
 * @typedef {{ sends: Fields, reads: Fields }} Operation
 */

/** Reads operations from the types that are generated from the API's OpenAPI document. */
class Operations {
  /** @param {string} schemaFile schema.d.ts */
  constructor(schemaFile) {
    const program = ts.createProgram([schemaFile], { lib: ['lib.es5.d.ts'], types: [], strict: true });
    this.checker = program.getTypeChecker();
    const module = this.checker.getSymbolAtLocation(program.getSourceFile(schemaFile));
    const paths = this.checker.getExportsOfModule(module).find(({ name }) => name === 'paths');
    this.paths = this.checker.getDeclaredTypeOfSymbol(paths);
  }

  /**
   * @param {string} name for example 'GET /api/shop/cart/get/{userId}'
   * @param {(field: string) => boolean} isRead leaves fields of responses out
   * @returns {Operation | undefined} undefined if the API has no such operation
   */
  find(name, isRead = () => true) {
    const [verb = '', path = ''] = name.split(' ');
    const operation = this.#dig(this.paths, path, verb.toLowerCase());
    return operation && { sends: this.#sends(operation), reads: this.#reads(operation, isRead) };
  }

  #sends(operation) {
    const fields = {};
    for (const part of ['path', 'query']) {
      this.#addProperties(fields, part, this.#dig(operation, 'parameters', part));
    }
    for (const body of this.#contents(this.#dig(operation, 'requestBody'))) {
      this.#addProperties(fields, 'body', body);
    }
    return fields;
  }

  #reads(operation, isRead) {
    const fields = {};
    const responses = this.#dig(operation, 'responses');
    for (const { name: status } of this.checker.getPropertiesOfType(responses)) {
      const part = status === 'default' ? 'refusal' : 'answer';
      for (const body of this.#contents(this.#dig(responses, status))) {
        this.#addProperties(fields, part, body, isRead);
      }
    }
    return fields;
  }

  /** The body of a request or response in each of its media types. */
  #contents(message) {
    const content = this.#dig(message, 'content');
    return content ? this.checker.getPropertiesOfType(content).map((body) => this.#typeOf(body)) : [];
  }

  /** The type of a nested property without null and undefined; undefined where nothing is left of it. */
  #dig(type, ...names) {
    return names.reduce((found, name) => {
      const property = found && this.checker.getPropertyOfType(found, name);
      const value = property && this.checker.getNonNullableType(this.#typeOf(property));
      return value && value.flags & ts.TypeFlags.Never ? undefined : value;
    }, type);
  }

  #typeOf(symbol) {
    return this.checker.getTypeOfSymbol(symbol);
  }

  #addField(fields, path, type, isRead) {
    const members = type.isUnion() ? type.types : [type];
    fields[path] = [...new Set(members.map((member) => this.#nameOf(member)))].sort().join(' | ');
    for (const member of members) this.#addProperties(fields, path, member, isRead);
  }

  #addProperties(fields, path, type, isRead = () => true) {
    if (!type || !(type.flags & ts.TypeFlags.Object)) return;
    if (this.checker.isArrayType(type)) {
      this.#addField(fields, `${path}[]`, this.checker.getTypeArguments(type)[0], isRead);
      return;
    }
    const others = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (others) this.#addField(fields, `${path}.*`, others, isRead);
    for (const property of this.checker.getPropertiesOfType(type)) {
      if (isRead(property.name)) {
        this.#addField(fields, `${path}.${property.name}`, this.#typeOf(property), isRead);
      }
    }
  }

  #nameOf(type) {
    if (this.checker.isArrayType(type)) return 'array';
    return type.flags & ts.TypeFlags.Object ? 'object' : this.checker.typeToString(type);
  }
}

module.exports = { Operations };
