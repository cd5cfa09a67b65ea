import type { Portico } from '../types/Portico.js'

/** Where a page of the documentation is, such as that of an error: `error.docs`. */
export function getDocsLink({ options }: Portico, path: string): string {
  const [page = '', place] = path.split('#')
  return `${options.docsUrl}/${page}/${place === undefined ? '' : `#${place}`}`
}
