import { z } from 'zod';
import { responseOf, singleLine, storableText, text, WholeNumber } from '../../../../platform/http/wire';
import { maxCategories } from '../../domain/category-tree';
import { optionalPicture, Slug } from '../../../catalogue.schemas';

const optionalWords = (longest: number) => storableText.trim().max(longest).default('');

const brandDetails = {
  name: text(60),
  logo: optionalPicture,
  makerName: singleLine.max(200).default(''),
  makerAddress: optionalWords(500),
  responsiblePerson: optionalWords(500),
};

export const AddBrandBody = z.object({ slug: Slug, ...brandDetails }).meta({ id: 'AddBrandBody' });

export const EditBrandBody = z
  .object({
    ...brandDetails,
    /** The version that the editor saw; without it, the edit is not compared. */
    version: WholeNumber.optional(),
  })
  .meta({ id: 'EditBrandBody' });

const categoryDetails = {
  name: text(60),
  /** The slug of the category above it; null at the top. */
  parent: z.union([z.literal('').transform(() => null), z.null(), Slug]).default(null),
  picture: optionalPicture,
};

export const AddCategoryBody = z.object({ slug: Slug, ...categoryDetails }).meta({ id: 'AddCategoryBody' });

export const EditCategoryBody = z.object(categoryDetails).meta({ id: 'EditCategoryBody' });

export const ReorderCategoriesBody = z
  .object({
    parent: categoryDetails.parent,
    /** All categories below it, in their new order. */
    slugs: z.array(Slug).max(maxCategories),
  })
  .meta({ id: 'ReorderCategoriesBody' });

const brand = {
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
};

const category = {
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  parent: z.string().nullable(),
  picture: z.string().nullable(),
};

const products = z.number().int();

const collection = {
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  picture: z.string().nullable(),
};

/** Categories are in display order among those of the same parent; so are collections. */
export const MenuView = z
  .object({
    categories: z.array(z.object(category)),
    brands: z.array(z.object(brand)),
    collections: z.array(z.object(collection)),
    /** Whether a product has a sale price. */
    hasSale: z.boolean(),
    /** The slugs of those without a shown product, in themselves and below. */
    emptyCategories: z.array(z.string()),
  })
  .meta({ id: 'MenuView' });

export const MenuResponse = responseOf(MenuView).meta({ id: 'MenuAnswer' });

export const AdminBrandView = z
  .object({
    ...brand,
    makerName: z.string(),
    makerAddress: z.string(),
    responsiblePerson: z.string(),
    version: z.number().int(),
    products,
  })
  .meta({ id: 'AdminBrandView' });

export const AdminBrandsResponse = responseOf(z.array(AdminBrandView)).meta({ id: 'AdminBrandsAnswer' });

/** `products` are those of the category itself. */
export const AdminCategoryView = z.object({ ...category, products }).meta({ id: 'AdminCategoryView' });

export const AdminCategoriesResponse = responseOf(z.array(AdminCategoryView)).meta({
  id: 'AdminCategoriesAnswer',
});
