/** Throws, at SIGUSR2, where nobody catches. */
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('the uncaught exception of this test');
  });
});
