/**
 * Makes the clock jump on every SIGUSR2: first a day ahead, then two days back, then two ahead
 * again, and so on.
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
