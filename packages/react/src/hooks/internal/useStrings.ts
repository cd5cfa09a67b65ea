import { useContext } from 'react'
import { TextsContext } from '../../context/TextsContext.js'
import type { Strings, TextsOf } from '../../locales/Strings.js'

/** The texts of a view in the language of the modal. */
export function useStrings<Own extends Strings>(strings: Own): TextsOf<Own> {
  return useContext(TextsContext).read(strings)
}
