/** Beside the services of `npm start`; the same playground is part of the documentation site, where there are none. */
export const isSandbox = import.meta.env.MODE !== 'docs'
