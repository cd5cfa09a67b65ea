import type { Portico } from '../runtime/Portico.js'

/** URL of a documentation page, such as `error.docs`. Undefined without the option `docsUrl`. */
export function getDocsLink({ options }: Portico, path: string): string | undefined {
  if (options.docsUrl === undefined) return undefined
  const [page = '', place] = path.split('#')
  return `${options.docsUrl}/${page}/${place === undefined ? '' : `#${place}`}`
}
