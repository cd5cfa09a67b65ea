/** A separate chunk, because few visitors need it. */
export { networkNames } from '@portico/core/internal'
