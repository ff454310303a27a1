/** The ports at which a process listens. */
export interface Ports {
  port: number;
  smtpPort?: number;
}

/** Tells the parent process where this one listens. Without its parent, this process ends. */
export function announce(ports: Ports): void {
  process.once('disconnect', () => process.exit());
  process.send!(ports);
}
