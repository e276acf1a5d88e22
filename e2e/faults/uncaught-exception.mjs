/** Throws an exception that nobody catches on SIGUSR2. */
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('the uncaught exception of this test');
  });
});
