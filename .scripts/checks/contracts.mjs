// @ts-check

/**
 * @typedef {Record<string, string>} Fields types by path: { 'answer.data.size': 'null | string' }
 * @typedef {{ sends: Fields, reads: Fields }} Operation
 * @typedef {object} Contract what frontend-shell/kit/contract emits
 * @property {string} remote
 * @property {string} version
 * @property {string} kit
 * @property {Record<string, string[]>} imports
 * @property {Record<string, Operation>} operations
 */

/**
 * @param {Contract} contract
 * @param {(operation: string) => Operation | undefined} find in the API
 * @returns {string[]} what of the contract the API does not keep
 */
export function apiBreaches(contract, find) {
  return Object.entries(contract.operations).flatMap(([name, promised]) => {
    const present = find(name);
    if (!present) return [`${name} is gone`];
    return [
      ...sendBreaches(promised.sends, present.sends),
      ...requirements(promised.sends, present.sends),
      ...readBreaches(promised.reads, present.reads),
    ].map((breach) => `${name}: ${breach}`);
  });
}

/** @param {Fields} promised @param {Fields} present */
function sendBreaches(promised, present) {
  return Object.entries(promised).flatMap(([path, types]) => {
    const accepted = present[path];
    if (accepted === undefined) return [`${path} is no longer accepted`];
    return unfit(types, accepted).map((type) => `${path} is no longer accepted as ${type}`);
  });
}

/** Fields that every request must have now. @param {Fields} promised @param {Fields} present */
function requirements(promised, present) {
  const isSent = (/** @type {string} */ parent) =>
    !parent.includes('.') || membersOf(promised[parent] ?? '').includes('object');
  return Object.entries(present)
    .filter(([path, types]) => !(path in promised) && !membersOf(types).includes('undefined'))
    .filter(([path]) => /\.\w+$/.test(path) && isSent(path.replace(/\.\w+$/, '')))
    .map(([path]) => `${path} is required now`);
}

/** @param {Fields} promised @param {Fields} present */
function readBreaches(promised, present) {
  return Object.entries(promised).flatMap(([path, types]) => {
    const sent = present[path];
    if (sent === undefined) return [`${path} is gone`];
    return unfit(sent, types).map((type) => `${path} can be ${type} now`);
  });
}

/** The members of one union that another one lacks. @param {string} types @param {string} others */
function unfit(types, others) {
  const allowed = membersOf(others);
  const fits = (/** @type {string} */ type) =>
    [type, primitiveOf(type), 'unknown'].some((each) => allowed.includes(each));
  return membersOf(types).filter((type) => !fits(type));
}

/** @param {string} types */
const membersOf = (types) => types.split(' | ');

/** The primitive type of a literal. @param {string} type */
function primitiveOf(type) {
  if (type.startsWith('"')) return 'string';
  if (type === 'true' || type === 'false') return 'boolean';
  return /^-?\d/.test(type) ? 'number' : type;
}

/**
 * @param {Contract} contract
 * @param {string} kitVersion
 * @param {(module: string) => string[]} exportsOf a module that the remote imports
 * @returns {string[]} which imports are gone; none after a new major version of the kit, with which the shell refuses the remote
 */
export function kitBreaches({ kit, imports }, kitVersion, exportsOf) {
  if (majorOf(kit) !== majorOf(kitVersion)) return [];
  return Object.entries(imports).flatMap(([module, names]) => {
    const present = exportsOf(module);
    return names.filter((name) => !present.includes(name)).map((name) => `${module} exports no ${name}`);
  });
}

/** @param {string} version */
const majorOf = (version) => /\d+/.exec(version)?.[0];
