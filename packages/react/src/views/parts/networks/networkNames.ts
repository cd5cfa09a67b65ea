/** Apart, since few visitors need them. */
export { networkNames } from '@portico/core/internal'
