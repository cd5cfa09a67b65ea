import { findProgram } from './findProgram.mjs'

/** The Valkey or Redis that tests start, or undefined. `PORTICO_VALKEY` takes precedence. */
export const findValkey = () =>
  // Debian 12 has only the older name. Not everyone has /usr/bin on the path.
  findProgram([process.env.PORTICO_VALKEY], ['valkey-server', 'redis-server']) ??
  findProgram(['/usr/bin/valkey-server', '/usr/bin/redis-server'], [])
