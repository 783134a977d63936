const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address with this host name leads each machine to itself. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.includes(hostname);
}
