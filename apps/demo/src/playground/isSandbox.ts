/** False in the documentation site, which has no local services. */
export const isSandbox = import.meta.env.MODE !== 'docs'
