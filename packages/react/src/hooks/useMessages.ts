'use client'
import { useContext } from 'react'
import { en } from '../locales/en.js'
import { format } from '../locales/format.js'
import type { Messages } from '../locales/Messages.js'
import { MessagesContext } from './MessagesContext.js'

export interface UseMessagesResult {
  readonly messages: Messages
  readonly format: typeof format
}

/** The words of the modal in its language. */
export function useMessages(): UseMessagesResult {
  return { messages: useContext(MessagesContext) ?? en, format }
}
