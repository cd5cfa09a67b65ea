import { loadPart } from './loadPart.ts'

/** Curves, words and sharing: not needed before somebody has logged in. */
export const loadKeyWork = () => loadPart(import('../custody/keyWork.ts'))
