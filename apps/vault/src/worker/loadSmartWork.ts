/** Smart accounts: not needed before somebody has logged in where there are any. */
export const loadSmartWork = () => import('./smartWork.ts')
