import type { ProductFacts } from './product-facts';

/** The manufacturer as the brand holds it; '' where it is not known. */
export interface Maker {
  makerName: string;
  makerAddress: string;
  /** In the EU; a maker there is named again. */
  responsiblePerson: string;
}

export const legalFactNames = [
  'materials',
  'care',
  'origin',
  'makerName',
  'makerAddress',
  'responsiblePerson',
] as const;
export type LegalFact = (typeof legalFactNames)[number];

export const destinations = ['EU', 'US'] as const;

interface Law {
  destination: (typeof destinations)[number];
  name: string;
}

export interface MissingFact {
  fact: LegalFact;
  laws: readonly Law[];
}

/** Fibre composition of textile products that are offered in the EU. https://eur-lex.europa.eu/eli/reg/2011/1007 */
const fibreNames: Law = { destination: 'EU', name: 'Regulation (EU) No 1007/2011, Article 16' };
/** The regulation says which facts a distance sale in the EU states. https://eur-lex.europa.eu/eli/reg/2023/988 */
const productSafety: Law = { destination: 'EU', name: 'Regulation (EU) 2023/988, Article 19' };
/** Fibre content and country of origin of textile products. https://www.ecfr.gov/current/title-16/part-303 */
const fibreContent: Law = { destination: 'US', name: '16 CFR 303' };
/** Care of clothes. https://www.ecfr.gov/current/title-16/part-423 */
const careLabelling: Law = { destination: 'US', name: '16 CFR 423' };

/** Lists the facts that the laws of the destinations ask for and the shop does not know. They never keep a product from being sold. */
export function missingFacts(facts: ProductFacts, maker: Maker): MissingFact[] {
  const { isTextile, materials, care, origin } = facts;
  const asked: [fact: LegalFact, isMissing: boolean, ...laws: Law[]][] = [
    ['materials', isTextile && materials.length === 0, fibreNames, fibreContent],
    ['care', isTextile && care.length === 0, careLabelling],
    ['origin', isTextile && origin === null, fibreContent],
    ['makerName', maker.makerName === '', productSafety],
    ['makerAddress', maker.makerAddress === '', productSafety],
    ['responsiblePerson', maker.responsiblePerson === '', productSafety],
  ];
  return asked.flatMap(([fact, isMissing, ...laws]) => (isMissing ? [{ fact, laws }] : []));
}
