/** The storefront binds it, because it knows what the admin's list of products shows. */
export abstract class ProductsToCount {
  /**
   * The ids of the products behind this id, in the order of ids; null: from the first.
   * @param query of the list, as the address of the admin's page has it: `brand=acme&stock=low`
   */
  abstract after(query: string, id: string | null, limit: number): Promise<string[]>;
}
