/** Curves, words and sharing: not needed before somebody has logged in. */
export const loadKeyWork = () => import('../custody/keyWork.ts')
