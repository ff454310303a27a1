import sql from 'sql-template-tag';

/** Whether `missingFacts` has anything to say of the product `p` and the brand `b`. */
export const lacksFacts = sql`(
  (coalesce((p.facts ->> 'isTextile')::boolean, true) AND (
     coalesce(p.facts -> 'materials', '[]') = '[]' OR coalesce(p.facts -> 'care', '[]') = '[]' OR p.facts ->> 'origin' IS NULL))
  OR '' IN (b.maker_name, b.maker_address, b.responsible_person))`;
