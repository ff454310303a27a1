import sql, { type Sql } from 'sql-template-tag';
import { facts } from './facts';
import { listOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { textOrNull, objectOf, flatProductWith } from '../../../listing-rows/adapters/postgres/flat-product';
import { shownVariant } from './flat-variant';

const picture = {
  image: sql`to_json(g.image)`,
  alt: sql`to_json(g.alt)`,
  colour: textOrNull(sql`g.colour`),
};

export const variantsWhere = (condition: Sql, variant: Sql): Sql => sql`(
  SELECT ${listOf(variant, sql`v.position`)}
    FROM catalogue.variants v LEFT JOIN catalogue.product_colours k ON k.product_id = p.id AND k.name = v.colour
   WHERE v.product_id = p.id AND ${condition})`;

const pictures = sql`(
  SELECT ${listOf(objectOf(picture), sql`g.position`)} FROM catalogue.product_pictures g WHERE g.product_id = p.id)`;

/** @param rows the read model `c` that has the product */
export const detailsWith = (rows: Sql, id: Sql, more: Record<string, Sql>): Sql => sql`
  SELECT ${flatProductWith({ description: sql`to_json(p.description)`, pictures, ...more })} AS product
    FROM ${rows} JOIN catalogue.products p ON p.id = c.product_id WHERE c.product_id = ${id}`;

export const shownDetails = { facts, variants: variantsWhere(sql`v.on_sale`, shownVariant) };
