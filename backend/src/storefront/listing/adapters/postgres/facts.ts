import sql from 'sql-template-tag';
import { noFacts } from '../../../../catalogue/facts/domain/product-facts';

/** JSON of the facts of the product `p`. */
export const facts = sql`(${JSON.stringify(noFacts)}::jsonb || p.facts)`;

/** JSON of whether a law asks for more: of the row `c` of the admin's list. */
export const lacksFacts = sql`c.lacks_facts`;
