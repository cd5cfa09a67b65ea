'use client'
import { useContext } from 'react'
import { MessagesContext } from '../context/MessagesContext.js'
import type { LaterMessages } from '../locales/Messages.js'

/** Words that only some views say. They bring the English ones, so that the modal opens without them. */
export function useWords<Key extends keyof LaterMessages>(
  key: Key,
  english: LaterMessages[Key],
): LaterMessages[Key] {
  return useContext(MessagesContext)?.[key] ?? english
}
