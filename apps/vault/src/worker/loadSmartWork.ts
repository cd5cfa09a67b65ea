import { loadPart } from './loadPart.ts'

/** Smart accounts: not needed before somebody has logged in where there are any. */
export const loadSmartWork = () => loadPart(import('./smartWork.ts'))
