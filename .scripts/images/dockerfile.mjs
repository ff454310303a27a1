// @ts-check
import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} base an earlier stage, or an image
 * @property {Step[]} steps
 *
 * @typedef {object} Step
 * @property {string} keyword
 * @property {string} text what follows the keyword and its flags
 * @property {string[]} args the same, split at spaces
 * @property {string | undefined} from the stage that a COPY takes from
 * @property {Record<string, string>} variables of an ENV
 */

/**
 * @param {string} file
 * @returns {Stage[]}
 */
export function readDockerfile(file) {
  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()) {
    const step = readStep(instruction);
    if (step.keyword === 'FROM') {
      const [base = '', , name = `stage-${stages.length}`] = step.args;
      stages.push({ name, base, steps: [] });
    } else {
      stages.at(-1)?.steps.push(step);
    }
  }
  return stages;
}

/**
 * @param {any} instruction of the parser; which methods it has depends on its keyword
 * @returns {Step}
 */
function readStep(instruction) {
  return {
    keyword: instruction.getKeyword(),
    text: instruction.getArgumentsContent() ?? '',
    args: instruction.getArguments().map((/** @type {any} */ argument) => argument.getValue()),
    from: instruction.getFromFlag?.()?.getValue(),
    variables: Object.fromEntries(
      (instruction.getProperties?.() ?? []).map((/** @type {any} */ property) => [
        property.getName(),
        property.getValue(),
      ]),
    ),
  };
}

/**
 * The images that a Dockerfile starts from.
 * @param {Stage[]} stages
 */
export const baseImagesOf = (stages) =>
  stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base));
