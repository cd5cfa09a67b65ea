export { type CspOptions, createCsp } from '../csp/createCsp.js'
