// @ts-check

/*
 * Ends this process when Node closes a file that nobody closed: in a server, each of them is one more open file until the garbage
 * collector finds it. The servers of tests import this.
 */
process.on('warning', (warning) => {
  if ('code' in warning && warning.code === 'DEP0137') throw warning;
});
