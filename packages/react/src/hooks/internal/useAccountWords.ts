'use client'
import { enAccount } from '../../locales/later/enAccount.js'
import type { LaterMessages } from '../../locales/Messages.js'
import { useWords } from './useWords.js'

export const useAccountWords = (): LaterMessages['account'] => useWords('account', enAccount)
