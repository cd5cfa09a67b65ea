'use client'
import { useContext, useMemo } from 'react'
import { MessagesContext } from '../../context/MessagesContext.js'
import { PorticoContext } from '../../context/PorticoContext.js'
import { applyTexts } from '../../locales/applyTexts.js'
import type { LaterMessages } from '../../locales/Messages.js'

/** Words that only some views say. They bring the English ones, so that the modal opens without them. */
export function useWords<Key extends keyof LaterMessages>(
  key: Key,
  english: LaterMessages[Key],
): LaterMessages[Key] {
  const words = useContext(MessagesContext)?.[key] ?? english
  const texts = useContext(PorticoContext)?.options.texts
  return useMemo(() => (texts ? applyTexts(words, texts, key) : words), [words, texts, key])
}
