'use client'
import { useContext } from 'react'
import { MessagesContext } from '../context/MessagesContext.js'
import { en } from '../locales/en.js'
import { format } from '../locales/format.js'
import type { FirstMessages } from '../locales/Messages.js'

export interface UseMessagesResult {
  readonly messages: FirstMessages
  readonly format: typeof format
}

/** The words of the modal in its language. Those that few visitors read come from `useWords`. */
export function useMessages(): UseMessagesResult {
  return { messages: useContext(MessagesContext) ?? en, format }
}
