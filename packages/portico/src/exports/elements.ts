export { type DefineElementsOptions, defineElements } from '../elements/defineElements.js'
