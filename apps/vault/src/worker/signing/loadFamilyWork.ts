import { loadPart } from '../loadPart.ts'

export const loadFamilyWork = () => loadPart(import('./familyWork.ts'))
