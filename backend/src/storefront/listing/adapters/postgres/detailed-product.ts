import sql, { type Sql } from 'sql-template-tag';
import { facts } from './facts';
import { arrayOf, flatProductWith, objectOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { shownVariant } from './flat-variant';

const picture = objectOf({ image: sql`g.image`, alt: sql`g.alt`, colour: sql`g.colour` });

export const variantsWhere = (condition: Sql, variant: Sql): Sql => sql`(
  SELECT ${arrayOf(variant, sql`v.position`)}
    FROM catalogue.variants v LEFT JOIN catalogue.product_colours k ON k.product_id = p.id AND k.name = v.colour
   WHERE v.product_id = p.id AND ${condition})`;

const pictures = sql`(
  SELECT ${arrayOf(picture, sql`g.position`)} FROM catalogue.product_pictures g WHERE g.product_id = p.id)`;

/** @param rows the read model `c` that has the product */
export const detailsWith = (rows: Sql, id: Sql, more: Record<string, Sql>): Sql => sql`
  SELECT ${flatProductWith({ description: sql`p.description`, pictures, ...more })} AS product
    FROM ${rows} JOIN catalogue.products p ON p.id = c.product_id WHERE c.product_id = ${id}`;

export const shownDetails = { facts, variants: variantsWhere(sql`v.on_sale`, shownVariant) };
