/** What the families other than EVM are asked for: not needed before somebody asks. */
export const loadFamilyWork = () => import('./familyWork.ts')
