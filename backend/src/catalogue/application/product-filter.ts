/** Of each facet one of the chosen, where any is; a category includes those below it; size and colour of one and the same variant in stock. */
export interface ProductFilter {
  category: string[];
  brand: string[];
  size: string[];
  colour: string[];
}
