import { type ParserPlugin, parse } from '@babel/parser'
import type { File } from '@babel/types'

/** Undefined for files that are not scripts or cannot be parsed. */
export function parseSource(text: string, extension: string): File | undefined {
  const plugins: ParserPlugin[] = /^\.[cm]?ts$/.test(extension)
    ? ['typescript', 'decorators']
    : ['typescript', 'jsx', 'decorators']
  try {
    return parse(text, { sourceType: 'unambiguous', allowReturnOutsideFunction: true, plugins })
  } catch {
    return undefined
  }
}
