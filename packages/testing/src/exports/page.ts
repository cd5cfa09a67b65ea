export { readPageScript } from '../page/readPageScript.js'
