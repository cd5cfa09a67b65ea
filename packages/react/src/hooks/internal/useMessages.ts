import { useContext } from 'react'
import { TextsContext } from '../../context/TextsContext.js'
import type { FirstMessages } from '../../locales/en.js'
import { format } from '../../locales/format.js'

export interface UseMessagesResult {
  readonly messages: FirstMessages
  readonly format: typeof format
}

/** The texts of the first load, in the language of the modal. Views read their own with `useStrings`. */
export function useMessages(): UseMessagesResult {
  return { messages: useContext(TextsContext).messages, format }
}
