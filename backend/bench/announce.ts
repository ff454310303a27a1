/** Tells the process that started this one where it listens. Without that process, this one ends. */
export function announce(port: number): void {
  process.once('disconnect', () => process.exit());
  process.send!({ port });
}
