import { loadPart } from './loadPart.ts'

/** What the families other than EVM are asked for: not needed before somebody asks. */
export const loadFamilyWork = () => loadPart(import('./familyWork.ts'))
