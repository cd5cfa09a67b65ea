import { loadPart } from '../loadPart.ts'

export const loadSmartWork = () => loadPart(import('./smartWork.ts'))
