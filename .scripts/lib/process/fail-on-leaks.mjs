// @ts-check

/*
 * Ends this process when Node closes a file that nobody closed, which stays open until the garbage collector finds it, or when an
 * object has more listeners than it expects. The servers of tests import this.
 */
process.on('warning', (warning) => {
  const isLeakedFile = 'code' in warning && warning.code === 'DEP0137';
  if (isLeakedFile || warning.name === 'MaxListenersExceededWarning') throw warning;
});
