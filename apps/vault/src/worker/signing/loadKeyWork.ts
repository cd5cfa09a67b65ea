import { loadPart } from '../loadPart.ts'

export const loadKeyWork = () => loadPart(import('../../custody/keyWork.ts'))
