import { type ParserPlugin, parse } from '@babel/parser'
import type { File } from '@babel/types'

/** Undefined for what is not a script, or not one that is understood here. */
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
