import type { Cloth } from './parts/weaves';

/** A look describes the one product that a garment is drawn for. */
export interface Look {
  cloth: Cloth;
  /** Hex of soles, buttons, trims, linings: whatever sets the garment off. */
  accent: string;
  /** A print for the chest, a pocket or a side, drawn around 0,0 and about 200 wide; '' for none. */
  print: string;
}

export type Garment = (look: Look) => string;
