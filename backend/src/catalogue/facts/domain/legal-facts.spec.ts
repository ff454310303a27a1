import { type Maker, missingFacts } from './legal-facts';
import { noFacts, type ProductFacts } from './product-facts';

const maker: Maker = {
  makerName: 'Loom Works',
  makerAddress: '1 Mill Lane, Leeds',
  responsiblePerson: 'Loom Europe, Gent',
};
const known: ProductFacts = {
  ...noFacts,
  materials: [{ part: 'Shell', fibres: [{ fibre: 'cotton', percent: 100 }] }],
  care: ['wash-30'],
  origin: 'PT',
};
const lawsOf = (facts: ProductFacts, of: Maker = maker) =>
  missingFacts(facts, of).map(({ fact, laws }) => [
    fact,
    ...laws.map(({ destination, name }) => `${destination}: ${name}`),
  ]);

describe('what the law asks for', () => {
  it('is complete with fibres, care, origin, the maker and the responsible person', () => {
    expect(lawsOf(known)).toEqual([]);
  });

  it('are fibres, in the EU and in the US', () => {
    expect(lawsOf({ ...known, materials: [] })).toEqual([
      ['materials', 'EU: Regulation (EU) No 1007/2011, Article 16', 'US: 16 CFR 303'],
    ]);
  });

  it('are care and the country of origin, in the US', () => {
    expect(lawsOf({ ...known, care: [], origin: null })).toEqual([
      ['care', 'US: 16 CFR 423'],
      ['origin', 'US: 16 CFR 303'],
    ]);
  });

  it('are the maker and the responsible person, in the EU', () => {
    const law = 'EU: Regulation (EU) 2023/988, Article 19';
    expect(lawsOf(known, { makerName: '', makerAddress: '', responsiblePerson: '' })).toEqual([
      ['makerName', law],
      ['makerAddress', law],
      ['responsiblePerson', law],
    ]);
  });

  it('is only the maker of what is no textile', () => {
    const unknown = { ...noFacts, isTextile: false };
    expect(lawsOf(unknown)).toEqual([]);
    expect(lawsOf(unknown, { ...maker, makerName: '' }).map(([fact]) => fact)).toEqual(['makerName']);
  });
});
