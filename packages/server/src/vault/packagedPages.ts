import { fileURLToPath } from 'node:url'

/** The vault's pages that came with this package: the build puts them beside the code. */
export const packagedPages = fileURLToPath(new URL('../../vault/', import.meta.url))
