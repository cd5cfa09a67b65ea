'use client'
import { isShallowEqual } from '@portico/core/internal'
import { usePorticoInstance } from '../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../hooks/internal/usePorticoStore.js'
import { usePorticoBalance } from '../hooks/usePorticoBalance.js'
import { usePorticoName } from '../hooks/usePorticoName.js'
import type { ButtonModel, ButtonSettings } from './ButtonModel.js'
import { selectButton } from './selectButton.js'
import { useButtonMessages } from './useButtonMessages.js'

/** Returns the account button's model and fetches its balance and name. */
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
