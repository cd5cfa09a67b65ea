'use client'
import { useContext, useMemo } from 'react'
import { MessagesContext } from '../../context/MessagesContext.js'
import { PorticoContext } from '../../context/PorticoContext.js'
import { applyTexts } from '../../locales/applyTexts.js'
import type { LaterMessages } from '../../locales/Messages.js'

/** Texts of views that are not part of the first load. Each view bundles its English texts. */
export function useWords<Key extends keyof LaterMessages>(
  key: Key,
  english: LaterMessages[Key],
): LaterMessages[Key] {
  const words = useContext(MessagesContext)?.[key] ?? english
  const texts = useContext(PorticoContext)?.options.texts
  return useMemo(() => (texts ? applyTexts(words, texts, key) : words), [words, texts, key])
}
