/** The ten seconds after which a full disk is tried again take half a second. */
const { setTimeout: wait } = globalThis;

globalThis.setTimeout = (work, pause, ...rest) =>
  wait(work, pause === 10_000 ? 500 : pause, ...rest);
