export { type DefineElementsOptions, defineElements } from '../elements/defineElements.js'
export type { PorticoElements } from '../elements/elementTypes.js'
