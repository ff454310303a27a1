/** Moments from `from` to before `to`. */
export interface Period {
  from: Date;
  to: Date;
}
