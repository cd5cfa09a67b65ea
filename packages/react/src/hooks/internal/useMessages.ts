'use client'
import { useContext, useMemo } from 'react'
import { MessagesContext } from '../../context/MessagesContext.js'
import { PorticoContext } from '../../context/PorticoContext.js'
import { applyTexts } from '../../locales/applyTexts.js'
import { en } from '../../locales/en.js'
import { format } from '../../locales/format.js'
import type { FirstMessages } from '../../locales/Messages.js'

export interface UseMessagesResult {
  readonly messages: FirstMessages
  readonly format: typeof format
}

/** The texts of the modal in its language. Texts that few visitors see come from `useWords`. */
export function useMessages(): UseMessagesResult {
  const messages: FirstMessages = useContext(MessagesContext) ?? en
  const texts = useContext(PorticoContext)?.options.texts
  return {
    messages: useMemo(() => (texts ? applyTexts(messages, texts) : messages), [messages, texts]),
    format,
  }
}
