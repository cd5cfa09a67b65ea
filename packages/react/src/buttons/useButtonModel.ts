import { isShallowEqual, type ResolvedOptions } from '@portico/core/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance, usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import { usePorticoBalance } from '../hooks/usePorticoBalance.js'
import { usePorticoName } from '../hooks/usePorticoName.js'
import { type ButtonMessages, enButtons } from '../locales/enButtons.js'
import { loadButtonMessages } from '../locales/loadButtonMessages.js'
import type { ButtonModel, ButtonSettings } from './ButtonModel.js'
import { selectButton } from './selectButton.js'

export function useButtonModel(settings: ButtonSettings, caller: string): ButtonModel {
  const { options } = usePorticoInstance(caller)
  const context = { options, messages: useButtonMessages(options) }
  const model = usePorticoStore(state => selectButton(state, settings, context), isShallowEqual)
  const { namespace, balance = 'show' } = settings
  usePorticoBalance({ namespace, query: { enabled: balance === 'show' && model.kind === 'account' } })
  usePorticoName({
    namespace,
    query: { enabled: options.services.data !== undefined && model.kind === 'account' },
  })
  return model
}

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
