/** On SIGUSR2, throws an exception that nobody catches. */
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('the uncaught exception of this test');
  });
});
