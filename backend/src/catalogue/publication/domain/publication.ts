export const productStates = ['draft', 'published', 'archived'] as const;

/** Only a published product is in the shop; an archived one was, and stays in past orders. */
export type ProductStateName = (typeof productStates)[number];

export interface Publication {
  readonly state: ProductStateName;
  /** When a draft becomes published, by the database's clock; null: not planned. */
  readonly publishAt: Date | null;
}

export const published: Publication = { state: 'published', publishAt: null };
export const archived: Publication = { state: 'archived', publishAt: null };
export const draft = (publishAt: Date | null = null): Publication => ({ state: 'draft', publishAt });
