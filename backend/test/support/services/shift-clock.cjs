// Loaded before the shop: its process believes in another time than the database does.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + shiftMs] : given));
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
