/** A module of its own, to be loaded by itself. */
export { pair } from '@portico/core'
