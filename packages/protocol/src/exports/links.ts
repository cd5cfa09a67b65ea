export { parseSafeLink } from '../links/parseSafeLink.js'
