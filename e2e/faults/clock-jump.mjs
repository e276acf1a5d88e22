/**
 * Lets the clock jump at each SIGUSR2: a day ahead, then two days back, and so on between the two.
 */
const RealDate = Date;
const DAY = 24 * 60 * 60 * 1000;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};

process.on('SIGUSR2', () => {
  offset = offset === DAY ? -DAY : DAY;
});
