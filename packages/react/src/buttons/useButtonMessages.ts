'use client'
import type { ResolvedOptions } from '@portico/core/internal'
import { useEffect, useState } from 'react'
import { type ButtonMessages, enButtons } from '../locales/enButtons.js'
import { loadButtonMessages } from '../locales/loadButtonMessages.js'

/** Starts with English and switches once the locale is loaded. */
export function useButtonMessages({ locale, texts }: ResolvedOptions): ButtonMessages {
  const [messages, setMessages] = useState<ButtonMessages>(enButtons)
  useEffect(() => {
    let left = false
    loadButtonMessages(locale, texts).then(loaded => {
      if (!left) setMessages(loaded)
    })
    return () => {
      left = true
    }
  }, [locale, texts])
  return messages
}
