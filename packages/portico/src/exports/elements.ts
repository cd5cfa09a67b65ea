export { type Attach, type Attachment, defineElement, type Instances } from '../elements/defineElement.js'
export { type DefineElementsOptions, defineElements } from '../elements/defineElements.js'
export type { PorticoElements } from '../elements/elementTypes.js'
