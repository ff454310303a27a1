declare const shape: unique symbol;

/** JSON as text, built by the database and sent as it is. `Shape` names what it holds, so that nothing else passes for it. */
export type Json<Shape extends string> = string & { readonly [shape]: Shape };
