export type { EmbeddedOptions } from '../EmbeddedOptions.js'
export { embedded } from '../embedded.js'
export type { EmbeddedProvider } from '../provider/createProvider.js'
