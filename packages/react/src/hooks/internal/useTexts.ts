import { useContext } from 'react'
import { TextsContext } from '../../context/TextsContext.js'
import type { Strings, TextsOf } from '../../locales/Strings.js'

export { format } from '../../locales/format.js'

/** The texts of the first load, in the language of the modal. Views read their own with `useStrings`. */
export function useMessages() {
  return useContext(TextsContext).messages
}

export function useStrings<Own extends Strings>(strings: Own): TextsOf<Own> {
  return useContext(TextsContext).read(strings)
}
