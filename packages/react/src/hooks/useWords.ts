'use client'
import { useContext } from 'react'
import type { LaterMessages } from '../locales/Messages.js'
import { MessagesContext } from './MessagesContext.js'

/** Words that only some views say. They bring the English ones, so that the modal opens without them. */
export function useWords<Key extends keyof LaterMessages>(
  key: Key,
  english: LaterMessages[Key],
): LaterMessages[Key] {
  return useContext(MessagesContext)?.[key] ?? english
}
